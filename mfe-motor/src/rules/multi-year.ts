import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { acceptanceOf } from './acceptance.ts';
import type { AcceptanceFacts } from './acceptance.ts';
import type { Coverage } from './vehicle.ts';

export const MAX_YEARS = 5;
/** Where the slider stands before one was saved (MOT-005). */
export const DEFAULT_YEARS = 3;

/** Percent of the sum insured in each insured year: illustrative (ruling R14). */
const SUM_PERCENTS = [100, 90, 80, 70, 65] as const;

/**
 * A comprehensive car that is accepted in all five insured years (ruling R14): a vehicle only grows older, so what is
 * accepted in the last of them is accepted in each.
 */
export const isEligibleForMultiyear = (facts: AcceptanceFacts & { readonly coverage: Coverage }): boolean =>
  facts.kind === 'car' &&
  facts.coverage === 'comprehensive' &&
  facts.year > 0 &&
  facts.startDate !== '' &&
  acceptanceOf(facts, MAX_YEARS).coverages.includes('comprehensive');

/** Whole rupiah, first year first. */
export const sumsInsuredOf = (sumInsured: number, years: number): readonly number[] =>
  SUM_PERCENTS.slice(0, years).map((percent) => Math.round((sumInsured * percent) / 100));

/** The same day some years later; cover from 29 February ends on 28 February where there is no such day. */
export const coverEnd = (start: IsoDate, years: number): IsoDate => {
  const sameDay = `${String(Number(start.slice(0, 4)) + years).padStart(4, '0')}${start.slice(4)}`;
  return isIsoDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`;
};
