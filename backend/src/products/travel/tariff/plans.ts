import type { BilingualText } from '@payung/shared/product.ts';

/** One row of cover. ILLUSTRATIVE; sums insured in whole rupiah, 0 where nothing is covered. */
export interface CoverRow {
  readonly name: BilingualText;
  /** C rows belong to the policy wording and are not shown on the card. */
  readonly type: 'A' | 'C';
  readonly international: number;
  readonly domestic: number;
}

export interface Plan {
  readonly code: string;
  readonly name: string;
  readonly cover: readonly CoverRow[];
}

const million = 1_000_000;

const ROWS = {
  medical: { en: 'Medical treatment', id: 'Perawatan medis' },
  accident: {
    en: 'Accidental death and permanent disability',
    id: 'Meninggal dunia dan cacat tetap akibat kecelakaan',
  },
  evacuation: { en: 'Medical evacuation and repatriation', id: 'Evakuasi medis dan repatriasi' },
  cancellation: { en: 'Journey cancellation', id: 'Pembatalan perjalanan' },
  delay: { en: 'Flight delay', id: 'Keterlambatan penerbangan' },
  baggage: { en: 'Loss of or damage to baggage', id: 'Kehilangan atau kerusakan bagasi' },
  liability: { en: 'Personal liability', id: 'Tanggung jawab hukum pribadi' },
  assistance: { en: 'Assistance by phone, 24 hours', id: 'Bantuan melalui telepon, 24 jam' },
} as const satisfies Record<string, BilingualText>;

type Sums = Readonly<
  Record<Exclude<keyof typeof ROWS, 'assistance'>, readonly [international: number, domestic: number]>
>;

/** Every plan covers the same rows; only the sums differ, in millions of rupiah. */
const plan = (code: string, name: string, sums: Sums): Plan => ({
  code,
  name,
  cover: [
    ...Object.entries(sums).map(([row, [international, domestic]]) => ({
      name: ROWS[row as keyof typeof ROWS],
      type: 'A' as const,
      international: international * million,
      domestic: domestic * million,
    })),
    { name: ROWS.assistance, type: 'C', international: 0, domestic: 0 },
  ],
});

export const PLANS: readonly Plan[] = [
  plan('TRVPLT', 'Platinum', {
    medical: [2000, 100],
    accident: [1500, 300],
    evacuation: [2000, 150],
    cancellation: [60, 10],
    delay: [9, 1.5],
    baggage: [30, 5],
    liability: [1500, 100],
  }),
  plan('TRVGLD', 'Gold', {
    medical: [1000, 60],
    accident: [750, 200],
    evacuation: [1000, 100],
    cancellation: [40, 7.5],
    delay: [6, 1],
    baggage: [20, 3.5],
    liability: [1000, 75],
  }),
  plan('TRVBRZ', 'Bronze', {
    medical: [500, 30],
    accident: [400, 100],
    evacuation: [500, 60],
    cancellation: [20, 5],
    delay: [3, 0.75],
    baggage: [10, 2],
    liability: [500, 50],
  }),
  plan('TRVGRD', 'Garuda', {
    medical: [0, 25],
    accident: [0, 75],
    evacuation: [0, 40],
    cancellation: [0, 3],
    delay: [0, 0.5],
    baggage: [0, 1.5],
    liability: [0, 25],
  }),
  plan('TRVPRS', 'Perisai', {
    medical: [300, 15],
    accident: [250, 50],
    evacuation: [300, 25],
    cancellation: [10, 2],
    delay: [2, 0.4],
    baggage: [6, 1],
    liability: [250, 15],
  }),
  plan('TRVSCH', 'Schengen Essential', {
    medical: [600, 0],
    accident: [300, 0],
    evacuation: [600, 0],
    cancellation: [15, 0],
    delay: [3, 0],
    baggage: [8, 0],
    liability: [600, 0],
  }),
];
