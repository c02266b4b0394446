import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { refused } from '#http/api-refusal.ts';
import type { Quote } from '#repositories/tables.ts';
import { motorDetailsOf } from '../details.ts';
import { motorTextOf } from '../texts.ts';
import { inspectionOf, inspectionStateOf } from './summary.ts';

/** Nothing is confirmed without an approval that still holds (ruling R11). */
export const requireInspection = (quote: Quote, today: IsoDate): void => {
  const { status } = inspectionStateOf(inspectionOf(quote), motorDetailsOf(quote).kind, today);
  if (status === 'approved') return;
  throw refused(motorTextOf(status === 'expired' ? 'motor.inspection.expired' : 'motor.inspection.missing'));
};
