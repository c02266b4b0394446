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
  readonly hasOpenInvoice: boolean;
  /** The insurer refused the quote for good, or the agent closed its lead (ruling R30). */
  readonly isRejected: boolean;
  readonly isIdentityDeclined: boolean;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  /** The last day of the price. */
  readonly validUntil: IsoDate;
}

const policyStatusOf = (facts: LineFacts, today: IsoDate): ListStatus => {
  const { isCancelled, payLaterDueDate, startDate, endDate } = facts;
  if (isCancelled) return 'cancelled';
  if (payLaterDueDate !== undefined) {
    return isPayLaterOverdue(payLaterDueDate, today) ? 'cancelled' : 'pending payment';
  }
  if (isBefore(endDate, today)) return 'expired';
  if (isBefore(today, startDate)) return 'completed';
  return isBefore(addDays(today, EXPIRING_DAYS), endDate) ? 'active' : 'expiring soon';
};

/** What a line says of itself on a day (ruling R31). */
export const lineStatusOf = (facts: LineFacts, today: IsoDate): ListStatus => {
  if (facts.hasPolicy) return policyStatusOf(facts, today);
  if (facts.isRejected) return 'rejected';
  if (facts.hasOpenInvoice) return 'pending payment';
  if (isPriceExpired(facts.validUntil, today)) return 'expired';
  return facts.isIdentityDeclined ? 'auto declined' : 'in progress';
};
