import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';

export const WEAR: BilingualText = {
  en: 'Wear and tear, lack of maintenance, faulty construction and gradual damage',
  id: 'Keausan, kurangnya perawatan, kesalahan konstruksi, dan kerusakan bertahap',
};

export const LAND: BilingualText = { en: 'The value of the land', id: 'Nilai tanah' };

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const HOME_WORDING: Wording<unknown> = {
  version: '2026-11',
  exclusions: [
    { text: WEAR },
    { text: LAND },
    {
      text: {
        en: 'Damage that the insured causes on purpose',
        id: 'Kerusakan yang disengaja oleh tertanggung',
      },
    },
    {
      text: {
        en: 'The part of a loss that is not covered because the sum insured is below the actual value',
        id: 'Bagian kerugian yang tidak dijamin karena nilai pertanggungan di bawah nilai sebenarnya',
      },
    },
    {
      text: {
        en: 'A property that stands empty for more than 30 days without notice',
        id: 'Properti yang kosong lebih dari 30 hari tanpa pemberitahuan',
      },
    },
    {
      text: {
        en: 'Cash, precious metals and documents',
        id: 'Uang tunai, logam mulia, dan surat berharga',
      },
    },
    {
      text: {
        en: 'War, nuclear risks and acts of authorities',
        id: 'Perang, risiko nuklir, dan tindakan penguasa',
      },
    },
  ],
};
