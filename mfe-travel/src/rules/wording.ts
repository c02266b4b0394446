import type { Wording } from '@payung/shared/domain/text/wording.ts';
import { isDomestic } from './constants.ts';

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const TRAVEL_WORDING: Wording<{ readonly tripType: number }> = {
  version: '2026-11',
  exclusions: [
    {
      text: {
        en: 'Illnesses that were known before the policy began',
        id: 'Penyakit yang sudah diketahui sebelum polis dimulai',
      },
    },
    {
      text: {
        en: 'Accidents under the influence of alcohol or drugs',
        id: 'Kecelakaan di bawah pengaruh alkohol atau narkotika',
      },
    },
    {
      text: {
        en: 'Journeys against the advice of a doctor or of the government',
        id: 'Perjalanan yang bertentangan dengan anjuran dokter atau pemerintah',
      },
    },
    {
      text: {
        en: 'Dangerous sports, unless they are covered as an additional benefit',
        id: 'Olahraga berbahaya, kecuali dijamin sebagai manfaat tambahan',
      },
    },
    { text: { en: 'Baggage left unattended', id: 'Bagasi yang ditinggalkan tanpa pengawasan' } },
    {
      text: {
        en: 'War, nuclear risks and taking part in a crime',
        id: 'Perang, risiko nuklir, dan keikutsertaan dalam tindak pidana',
      },
    },
    {
      // TRV-078.
      text: {
        en: 'Domestic trips of less than 100 km from home',
        id: 'Perjalanan domestik kurang dari 100 km dari rumah',
      },
      when: ({ tripType }) => isDomestic(tripType),
    },
  ],
};
