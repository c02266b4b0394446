import type { WireText } from '../wire-text.ts';
import type { HomeProduct } from './offer.ts';

/** How the plans are called (HOME-001). */
export const HOME_PLANS: Readonly<Record<HomeProduct, { readonly code: string; readonly name: string }>> = {
  PAR: { code: 'HOMPAR', name: 'PROPERTY ALL RISK' },
  FLEXAS: { code: 'HOMFLX', name: 'Flexas' },
};

/** One row of cover with the plans that pay for it. ILLUSTRATIVE: an insurer's wording decides. */
export interface HomeCoverRow {
  readonly description: WireText;
  readonly coveredBy: readonly HomeProduct[];
}

const both: readonly HomeProduct[] = ['PAR', 'FLEXAS'];
const allRisk: readonly HomeProduct[] = ['PAR'];
const nobody: readonly HomeProduct[] = [];

export const HOME_COVER_ROWS: readonly HomeCoverRow[] = [
  { description: { EN: 'Fire', BH: 'Kebakaran' }, coveredBy: both },
  { description: { EN: 'Lightning', BH: 'Sambaran petir' }, coveredBy: both },
  { description: { EN: 'Explosion', BH: 'Ledakan' }, coveredBy: both },
  { description: { EN: 'Falling aircraft', BH: 'Kejatuhan pesawat terbang' }, coveredBy: both },
  {
    description: { EN: 'Smoke from a fire', BH: 'Asap akibat kebakaran' },
    coveredBy: both,
  },
  {
    description: {
      EN: 'Burglary with signs of forced entry',
      BH: 'Pencurian dengan pembongkaran',
    },
    coveredBy: allRisk,
  },
  {
    description: { EN: 'Impact by vehicles', BH: 'Tertabrak kendaraan' },
    coveredBy: allRisk,
  },
  {
    description: {
      EN: 'Burst pipes and leaking installations',
      BH: 'Pipa pecah dan kebocoran instalasi',
    },
    coveredBy: allRisk,
  },
  {
    description: {
      EN: 'Other sudden accidental damage',
      BH: 'Kerusakan lain yang terjadi tiba-tiba dan tidak terduga',
    },
    coveredBy: allRisk,
  },
  {
    description: {
      EN: 'Earthquake, flood, riot (available as additional coverages)',
      BH: 'Gempa bumi, banjir, kerusuhan (tersedia sebagai perluasan jaminan)',
    },
    coveredBy: nobody,
  },
  {
    description: { EN: 'Wear and tear, lack of maintenance', BH: 'Keausan dan kurangnya perawatan' },
    coveredBy: nobody,
  },
  { description: { EN: 'Land value', BH: 'Nilai tanah' }, coveredBy: nobody },
];

/** What the additional coverages pay for, by the cover they are. */
export const COVER_TEXTS = {
  earthquake: {
    description: {
      EN: 'Earthquake, volcanic eruption and tsunami',
      BH: 'Gempa bumi, letusan gunung berapi, dan tsunami',
    },
    note: {
      EN: 'Damage by an earthquake, a volcanic eruption, a tsunami or a fire that follows them.',
      BH: 'Kerusakan akibat gempa bumi, letusan gunung berapi, tsunami, atau kebakaran yang menyertainya.',
    },
  },
  flood: {
    description: {
      EN: 'Flood, storm and water damage',
      BH: 'Banjir, badai, dan kerusakan akibat air',
    },
    note: {
      EN: 'Damage by flood, overflowing rivers, storms and typhoons.',
      BH: 'Kerusakan akibat banjir, luapan sungai, badai, dan topan.',
    },
  },
  rsmdcc: {
    description: {
      EN: 'Riot, strike, malicious damage and civil commotion',
      BH: 'Kerusuhan, pemogokan, perbuatan jahat, dan huru-hara',
    },
    note: {
      EN: 'Damage by riots, strikes, looting during unrest and the ill will of others.',
      BH: 'Kerusakan akibat kerusuhan, pemogokan, penjarahan saat huru-hara, dan perbuatan jahat orang lain.',
    },
  },
} as const satisfies Record<string, { readonly description: WireText; readonly note: WireText }>;
