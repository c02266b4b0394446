import type { IsoDate } from '../dates.ts';

/** What is insured: a house, or the fixtures of an apartment (HOME-012, HOME-113). */
export const OCCUPATION = { house: 'H', apartment: 'A' } as const;
export type OccupationType = (typeof OCCUPATION)[keyof typeof OCCUPATION];

/** Whole rupiah, all sums together (HOME-011). */
export const MAX_TOTAL_SUM_INSURED = 10_000_000_000;

/** All that the price of a home quote hangs on. Sums in whole rupiah. */
export interface Property {
  readonly occupationType: OccupationType;
  /** Id of the province in the reference list. */
  readonly provinceId: string;
  /** Label of the city or regency in the reference list. */
  readonly city: string;
  /** Floors of the building. */
  readonly stories: number;
  readonly buildingSumInsured: number;
  readonly contentsSumInsured: number;
  readonly fixturesSumInsured: number;
  readonly homeEffectiveDate: IsoDate;
}

export const totalSumInsured = (
  sums: Pick<Property, 'buildingSumInsured' | 'contentsSumInsured' | 'fixturesSumInsured'>,
): number => sums.buildingSumInsured + sums.contentsSumInsured + sums.fixturesSumInsured;
