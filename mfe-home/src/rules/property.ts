import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** What is insured: a house, or the fixtures of an apartment (HOME-012, HOME-113). */
export type PropertyType = 'house' | 'apartment';

/** Whole rupiah, all sums together (HOME-011). */
export const MAX_TOTAL_SUM_INSURED = 10_000_000_000;
/** What texts that name it are filled with (HOME-011). */
export const LIMIT_VALUES = { ip: new Intl.NumberFormat('id-ID').format(MAX_TOTAL_SUM_INSURED) } as const;

/** Everything that the price of a home quote depends on. Sums in whole rupiah. */
export interface Property {
  readonly propertyType: PropertyType;
  /** Id of the province in the reference list. */
  readonly provinceId: string;
  /** Name of the city or regency in the reference list. */
  readonly city: string;
  /** Floors of the building. */
  readonly stories: number;
  readonly buildingSumInsured: number;
  readonly contentsSumInsured: number;
  readonly fixturesSumInsured: number;
  readonly startDate: IsoDate;
}

export const totalSumInsured = (
  sums: Pick<Property, 'buildingSumInsured' | 'contentsSumInsured' | 'fixturesSumInsured'>,
): number => sums.buildingSumInsured + sums.contentsSumInsured + sums.fixturesSumInsured;
