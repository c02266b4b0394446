import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { Coverage } from './vehicle.ts';

/** What decides which exclusions apply. */
interface MotorCover {
  readonly coverage: Coverage;
  readonly benefits: readonly { readonly code: string }[];
}

/** Left out where the add-on of that code was chosen. */
const unless =
  (code: string) =>
  ({ benefits }: MotorCover): boolean =>
    benefits.every((benefit) => benefit.code !== code);

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const MOTOR_WORDING: Wording<MotorCover> = {
  version: '2026-11',
  exclusions: [
    { text: { en: 'Flood and windstorm', id: 'Banjir dan angin topan' }, when: unless('FLOOD') },
    { text: { en: 'Earthquake and tsunami', id: 'Gempa bumi dan tsunami' }, when: unless('EQ') },
    { text: { en: 'Strike, riot and civil commotion', id: 'Huru-hara dan kerusuhan' }, when: unless('SRCC') },
    { text: { en: 'Terrorism and sabotage', id: 'Terorisme dan sabotase' }, when: unless('TERROR') },
    {
      text: {
        en: 'Damage of less than 75 percent of the value: this cover pays for total loss and theft',
        id: 'Kerusakan di bawah 75 persen dari nilai kendaraan: pertanggungan ini untuk kerusakan total dan pencurian',
      },
      when: ({ coverage }) => coverage === 'totalLoss',
    },
    {
      text: {
        en: 'Commercial use, such as taxi, delivery, rental or hire',
        id: 'Penggunaan komersial, misalnya taksi, pengiriman, penyewaan, atau sewa',
      },
    },
    { text: { en: 'Races and driving lessons', id: 'Balapan dan kursus mengemudi' } },
    {
      text: {
        en: 'A driver without a valid licence, or under the influence of alcohol or drugs',
        id: 'Pengemudi tanpa SIM yang berlaku atau di bawah pengaruh alkohol atau obat terlarang',
      },
    },
    {
      text: {
        en: 'Accessories beyond 10% of the sum insured',
        id: 'Aksesori di atas 10% dari harga pertanggungan',
      },
    },
    {
      text: {
        en: 'Damage that was there before, such as what the photos of the inspection show',
        id: 'Kerusakan yang sudah ada sebelumnya, misalnya yang terlihat pada foto pemeriksaan',
      },
    },
    { text: { en: 'Wear, rust and mechanical breakdown', id: 'Keausan, karat, dan kerusakan mekanis' } },
    {
      text: {
        en: 'Embezzlement by somebody whom you gave the vehicle to',
        id: 'Penggelapan oleh orang yang Anda percayakan kendaraan',
      },
    },
    {
      text: {
        en: 'War, nuclear risks and confiscation',
        id: 'Perang, risiko nuklir, dan penyitaan',
      },
    },
  ],
};
