import { addDays, isBefore } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { isPayLaterOverdue, isPriceExpired } from '../money/payment.ts';
import type { ListStatus } from './list-status.ts';

/** Cover that ends within so many days is expiring soon (ruling R31). */
export const EXPIRING_DAYS = 30;

/** What is known of a line of the lists: of a quote, and of its policy where it has one. */
export interface LineFacts {
  readonly hasPolicy: boolean;
  /** The policy was cancelled. */
  readonly isCancelled: boolean;
  /** The last day to pay; only of a policy that is still to be paid. */
  readonly payLaterDueDate?: IsoDate | undefined;
  /** A customer or the agent confirmed the quote as it stands. */
  readonly isConfirmed: boolean;
  /** Its product still sells cover that begins on its first day. */
  readonly canBegin: boolean;
  /** The insurer refused the quote for good, or the agent closed its lead (ruling R30). */
  readonly isRejected: boolean;
  readonly isIdentityDeclined: boolean;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  /** The last day of the price. */
  readonly validUntil: IsoDate;
}

/**
 * Confirmed or issued, not paid, and can be paid now (ruling R69). Whatever speaks of pending payments goes by this:
 * lists, counts, notifications and the day's work alike.
 */
export const isPaymentPending = (facts: LineFacts, today: IsoDate): boolean => {
  const { payLaterDueDate } = facts;
  if (facts.hasPolicy) {
    const isOwed = payLaterDueDate !== undefined && !isPayLaterOverdue(payLaterDueDate, today);
    return isOwed && !facts.isCancelled;
  }
  const isOnOffer = facts.canBegin && !isPriceExpired(facts.validUntil, today);
  return facts.isConfirmed && isOnOffer && !facts.isRejected;
};

const policyStatusOf = (facts: LineFacts, today: IsoDate): ListStatus => {
  const { isCancelled, payLaterDueDate, startDate, endDate } = facts;
  if (isCancelled || payLaterDueDate !== undefined) return 'cancelled';
  if (isBefore(endDate, today)) return 'expired';
  if (isBefore(today, startDate)) return 'completed';
  return isBefore(addDays(today, EXPIRING_DAYS), endDate) ? 'active' : 'expiring soon';
};

/** What a line says of itself on a day (rulings R31, R69). */
export const lineStatusOf = (facts: LineFacts, today: IsoDate): ListStatus => {
  if (isPaymentPending(facts, today)) return 'pending payment';
  if (facts.hasPolicy) return policyStatusOf(facts, today);
  if (facts.isRejected) return 'rejected';
  if (isPriceExpired(facts.validUntil, today)) return 'expired';
  return facts.isIdentityDeclined ? 'auto declined' : 'in progress';
};
