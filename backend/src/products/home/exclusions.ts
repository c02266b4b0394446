import type { BilingualText } from '@payung/shared/product.ts';

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const HOME_EXCLUSIONS: readonly BilingualText[] = [
  { en: 'Wear and tear, lack of maintenance', id: 'Keausan dan kurangnya perawatan' },
  { en: 'Land value', id: 'Nilai tanah' },
  {
    en: 'Damage that the insured causes on purpose',
    id: 'Kerusakan yang disengaja oleh tertanggung',
  },
  {
    en: 'A property that stands empty for more than 30 days without notice',
    id: 'Properti yang kosong lebih dari 30 hari tanpa pemberitahuan',
  },
  {
    en: 'Cash, precious metals and documents',
    id: 'Uang tunai, logam mulia, dan surat berharga',
  },
  { en: 'War and nuclear risks', id: 'Perang dan risiko nuklir' },
];
