import type { BilingualText } from '@payung/shared/product.ts';
import type { ReviewSet } from 'mfe-motor/contract/schemas/review.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import type { SetRow } from '../sql/inspections.ts';
import { motorTextOf } from '../texts.ts';

/** A conflict with another reviewer; it carries the current set, so that the screen can show it. */
const reviewConflict = (text: BilingualText, who: string, set: ReviewSet): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, text, { values: { who }, current: set });

/** Names the reviewer who decided first (ruling R18); a set whose vehicle was changed was decided by nobody. */
export const alreadyDecided = (set: SetRow, current: ReviewSet): ApiRefusal =>
  reviewConflict(
    motorTextOf(set.decision === 'withdrawn' ? 'motor.review.withdrawn' : 'motor.review.decided'),
    set.decider_name,
    current,
  );

export const leasedByOther = (who: string, current: ReviewSet): ApiRefusal =>
  reviewConflict(motorTextOf('motor.review.held'), who, current);

/** Newer photos were submitted meanwhile. */
export const newerSet = (current: ReviewSet): ApiRefusal =>
  reviewConflict(motorTextOf('motor.review.newer'), '', current);
