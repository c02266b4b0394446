import type { BilingualText } from '@payung/shared/product.ts';

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const TRAVEL_EXCLUSIONS: readonly BilingualText[] = [
  {
    en: 'Illnesses that were known before the policy began',
    id: 'Penyakit yang sudah diketahui sebelum polis dimulai',
  },
  {
    en: 'Accidents under the influence of alcohol or drugs',
    id: 'Kecelakaan di bawah pengaruh alkohol atau narkotika',
  },
  {
    en: 'Journeys against the advice of a doctor or of the government',
    id: 'Perjalanan yang bertentangan dengan anjuran dokter atau pemerintah',
  },
  {
    en: 'Dangerous sports, unless they are covered as an additional benefit',
    id: 'Olahraga berbahaya, kecuali dijamin sebagai manfaat tambahan',
  },
  { en: 'Baggage left unattended', id: 'Bagasi yang ditinggalkan tanpa pengawasan' },
  { en: 'War, nuclear risks and crimes', id: 'Perang, risiko nuklir, dan tindak pidana' },
];
