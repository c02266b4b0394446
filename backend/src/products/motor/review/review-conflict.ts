import type { BilingualText } from '@payung/shared/product.ts';
import type { ReviewSet } from 'mfe-motor/contract/inspection.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import type { SetRow } from '../sql/inspections.ts';
import { motorTextOf } from '../texts.ts';

/** Somebody was first: the refusal carries the set as it now stands, so that the screen can show it. */
const told = (text: BilingualText, who: string, set: ReviewSet): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, text, { values: { who }, current: set });

/** The second reviewer is told who decided (ruling R18); a set whose vehicle was changed was decided by nobody. */
export const alreadyDecided = (set: SetRow, current: ReviewSet): ApiRefusal =>
  told(
    motorTextOf(set.decision === 'withdrawn' ? 'motor.review.withdrawn' : 'motor.review.decided'),
    set.decider_name,
    current,
  );

export const reservedByOther = (who: string, current: ReviewSet): ApiRefusal =>
  told(motorTextOf('motor.review.held'), who, current);

/** The photos were sent anew meanwhile. */
export const newerSet = (current: ReviewSet): ApiRefusal =>
  told(motorTextOf('motor.review.newer'), '', current);
