import type { Property } from '#contract/schemas/property.ts';

/** Whole rupiah, all sums together (HOME-011). */
export const MAX_TOTAL_SUM_INSURED = 10_000_000_000;
/** What texts that name it are filled with (HOME-011). */
export const LIMIT_VALUES = { ip: new Intl.NumberFormat('id-ID').format(MAX_TOTAL_SUM_INSURED) } as const;

export const totalSumInsured = (
  sums: Pick<Property, 'buildingSumInsured' | 'contentsSumInsured' | 'fixturesSumInsured'>,
): number => sums.buildingSumInsured + sums.contentsSumInsured + sums.fixturesSumInsured;
