import type { BilingualText } from '@payung/shared/product.ts';
import type { HomeCover } from './covers.ts';

/** What the additional coverages pay for, by the cover they are. */
export const COVER_TEXTS = {
  earthquake: {
    description: {
      en: 'Earthquake, volcanic eruption and tsunami',
      id: 'Gempa bumi, letusan gunung berapi, dan tsunami',
    },
    note: {
      en: 'Damage by an earthquake, a volcanic eruption, a tsunami or a fire that follows them.',
      id: 'Kerusakan akibat gempa bumi, letusan gunung berapi, tsunami, atau kebakaran yang menyertainya.',
    },
  },
  flood: {
    description: {
      en: 'Flood, storm and water damage',
      id: 'Banjir, badai, dan kerusakan akibat air',
    },
    note: {
      en: 'Damage by flood, overflowing rivers, storms and typhoons.',
      id: 'Kerusakan akibat banjir, luapan sungai, badai, dan topan.',
    },
  },
  rsmdcc: {
    description: {
      en: 'Riot, strike, malicious damage and civil commotion',
      id: 'Kerusuhan, pemogokan, perbuatan jahat, dan huru-hara',
    },
    note: {
      en: 'Damage by riots, strikes, looting during unrest and the ill will of others.',
      id: 'Kerusakan akibat kerusuhan, pemogokan, penjarahan saat huru-hara, dan perbuatan jahat orang lain.',
    },
  },
} as const satisfies Record<
  HomeCover['cover'],
  { readonly description: BilingualText; readonly note: BilingualText }
>;
