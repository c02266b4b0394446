import type { Region } from 'mfe-motor/rules/plate.ts';

/** Percent of the sum insured a year: the lowest and the highest that the regulator allows. */
type Bounds = readonly [lowest: number, highest: number];
type ByRegion = Readonly<Record<Region, Bounds>>;

/** One row of the regulator's table. */
export interface TariffRow {
  /** As the table calls it, in million rupiah; the same in both languages. */
  readonly band: string;
  readonly comprehensive: ByRegion;
  readonly totalLoss: ByRegion;
}

/** Read docs/decisions/040-a-tariff-is-data.md before changing a rate. */
export const TARIFF_SOURCE = { source: 'SE OJK 6/SEOJK.05/2017', sourceDate: '2017' } as const;

const inRegions = (...[one, two, three]: readonly [Bounds, Bounds, Bounds]): ByRegion => ({
  1: one,
  2: two,
  3: three,
});

/** Cars by their sum insured; the last row has no end. Commercial vehicles are not covered (MOT-063). */
export const CAR_BANDS: readonly (TariffRow & { readonly upTo: number })[] = [
  {
    band: '≤ 125',
    upTo: 125_000_000,
    comprehensive: inRegions([3.82, 4.2], [3.26, 3.59], [2.53, 2.78]),
    totalLoss: inRegions([0.47, 0.56], [0.65, 0.78], [0.51, 0.56]),
  },
  {
    band: '> 125–200',
    upTo: 200_000_000,
    comprehensive: inRegions([2.67, 2.94], [2.47, 2.72], [2.69, 2.96]),
    totalLoss: inRegions([0.63, 0.69], [0.44, 0.53], [0.44, 0.48]),
  },
  {
    band: '> 200–400',
    upTo: 400_000_000,
    comprehensive: inRegions([2.18, 2.4], [2.08, 2.29], [1.79, 1.97]),
    totalLoss: inRegions([0.41, 0.46], [0.38, 0.42], [0.29, 0.35]),
  },
  {
    band: '> 400–800',
    upTo: 800_000_000,
    comprehensive: inRegions([1.2, 1.32], [1.2, 1.32], [1.14, 1.25]),
    totalLoss: inRegions([0.25, 0.3], [0.25, 0.3], [0.23, 0.27]),
  },
  {
    band: '> 800',
    upTo: Number.POSITIVE_INFINITY,
    comprehensive: inRegions([1.05, 1.16], [1.05, 1.16], [1.05, 1.16]),
    totalLoss: inRegions([0.2, 0.24], [0.2, 0.24], [0.2, 0.24]),
  },
];

/** Motorcycles of every sum insured; only total loss is sold (MOT-062). */
export const MOTORCYCLE_ROW: TariffRow = {
  band: 'motorcycle',
  comprehensive: inRegions([3.18, 3.5], [3.18, 3.5], [3.18, 3.5]),
  totalLoss: inRegions([1.76, 2.11], [1.8, 2.16], [0.67, 0.8]),
};

/** Percent of the premium for each year of age beyond five, comprehensive only. */
export const AGE_LOADING = { percentPerYear: 5, freeYears: 5 } as const;
