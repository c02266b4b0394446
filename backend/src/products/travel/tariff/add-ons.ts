import { COVID_BENEFIT_CODE } from 'mfe-travel/rules/constants.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** An add-on or a line of one. ILLUSTRATIVE, like the premiums; whole rupiah for one traveller and one trip. */
export interface AddOn {
  readonly code: string;
  /** C can be chosen; B is a line of the COVID protection. */
  readonly type: 'B' | 'C';
  readonly parent?: string;
  readonly name: BilingualText;
  readonly note: BilingualText;
  readonly premium: number;
  /** Where it is offered. */
  readonly where: 'everywhere' | 'abroad' | 'domestic';
  readonly icon: string;
}

const noNote: BilingualText = { en: '', id: '' };

export const ADD_ONS: readonly AddOn[] = [
  {
    code: COVID_BENEFIT_CODE,
    type: 'C',
    name: { en: 'COVID-19 protection', id: 'Perlindungan COVID-19' },
    note: {
      en: 'Medical treatment, quarantine and changed travel plans when you or a companion test positive for COVID-19 during the journey.',
      id: 'Perawatan medis, karantina, dan perubahan rencana perjalanan bila Anda atau teman seperjalanan dinyatakan positif COVID-19 selama perjalanan.',
    },
    premium: 75_500,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV02',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    name: {
      en: 'COVID-19 treatment up to Rp 500.000.000',
      id: 'Perawatan COVID-19 hingga Rp 500.000.000',
    },
    note: noNote,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV03',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    name: {
      en: 'Quarantine allowance of Rp 1.000.000 a day, up to 14 days',
      id: 'Santunan karantina Rp 1.000.000 per hari, hingga 14 hari',
    },
    note: noNote,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000CV04',
    type: 'B',
    parent: COVID_BENEFIT_CODE,
    name: {
      en: 'Cancellation or shortening of the journey because of COVID-19',
      id: 'Pembatalan atau pemendekan perjalanan akibat COVID-19',
    },
    note: noNote,
    premium: 0,
    where: 'abroad',
    icon: 'covid',
  },
  {
    code: 'AC000AS01',
    type: 'C',
    name: { en: 'Adventure activities', id: 'Kegiatan petualangan' },
    note: {
      en: 'Diving to 30 metres, rafting, mountain trekking up to 4,000 metres and similar activities with a licensed guide.',
      id: 'Menyelam hingga 30 meter, arung jeram, pendakian gunung hingga 4.000 meter, dan kegiatan serupa dengan pemandu berizin.',
    },
    premium: 45_000,
    where: 'everywhere',
    icon: 'adventure',
  },
  {
    code: 'AC000GD01',
    type: 'C',
    name: { en: 'Electronics and gadgets', id: 'Barang elektronik dan gawai' },
    note: {
      en: 'Theft of or damage to a phone, camera or laptop up to Rp 10.000.000.',
      id: 'Pencurian atau kerusakan ponsel, kamera, atau laptop hingga Rp 10.000.000.',
    },
    premium: 38_000,
    where: 'everywhere',
    icon: 'gadget',
  },
  {
    code: 'AC000HM01',
    type: 'C',
    name: { en: 'Home while you are away', id: 'Rumah selama ditinggal' },
    note: {
      en: 'Fire and burglary at home during the journey.',
      id: 'Kebakaran dan pembongkaran di rumah selama perjalanan.',
    },
    premium: 24_000,
    where: 'everywhere',
    icon: 'house',
  },
  {
    code: 'AC000VS01',
    type: 'C',
    name: { en: 'Visa refusal', id: 'Penolakan visa' },
    note: {
      en: 'Tickets and lodging that cannot be refunded when a visa is refused.',
      id: 'Tiket dan penginapan yang tidak dapat dikembalikan bila visa ditolak.',
    },
    premium: 52_000,
    where: 'abroad',
    icon: 'visa',
  },
  {
    code: 'AC000FY01',
    type: 'C',
    name: { en: 'Ferry and speedboat crossings', id: 'Penyeberangan feri dan kapal cepat' },
    note: {
      en: 'Delay or cancellation of a crossing because of weather.',
      id: 'Keterlambatan atau pembatalan penyeberangan karena cuaca.',
    },
    premium: 18_000,
    where: 'domestic',
    icon: 'ferry',
  },
];
