import { checkStartApproved } from 'mfe-motor/rules/check-start.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf } from '../details.ts';
import { motorTextOf } from '../texts.ts';
import { inspectionOf, inspectionStateOf } from './summary.ts';

/** Nothing is confirmed without an approval that still holds (ruling R11), also when cover begins (ruling R73). */
export const requireInspection = (quote: Quote, today: IsoDate): void => {
  const state = inspectionStateOf(inspectionOf(quote), motorDetailsOf(quote).kind, today);
  const { status } = state;
  if (status === 'approved') {
    const problem = checkStartApproved(quote.start_date, state.approvedUntil);
    if (problem === undefined) return;
    throw refused(motorTextOf(problem), { also: { field: 'effectiveDate' } });
  }
  throw refused(motorTextOf(status === 'expired' ? 'motor.inspection.expired' : 'motor.inspection.missing'));
};
