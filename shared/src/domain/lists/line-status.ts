import { addDays, isBefore } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { isPayLaterOverdue, isPriceExpired } from '../money/payment.ts';

/** What the lists of policies and renewals can be filtered by (DASH-004). */
export const LIST_FILTERS = [
  'pending payment',
  'expiring soon',
  'completed',
  'rejected',
  'expired',
  'cancelled',
  'in progress',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What a line may say of itself: the filters, and two more (DASH-017, ruling K132). */
export const LIST_STATUSES = [...LIST_FILTERS, 'active', 'auto declined'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Sorts of the lists, as they are sent (LEAD-009, ruling R32), and what ends first (ruling R70). */
export const LIST_SORTS = [
  'newest',
  'oldest',
  'highest',
  'lowest',
  'highestPremium',
  'lowestPremium',
  'endsFirst',
] as const;
export type ListSort = (typeof LIST_SORTS)[number] | (typeof LIST_NAME_SORTS)[number];

/** What the heading of the names asks for, beside them: from A to Z, and back. */
export const LIST_NAME_SORTS = ['nameAZ', 'nameZA'] as const;

/** The lists of an agent's own and, for those who lead a network, of everybody below. */
export const AGENT_LISTS = ['policies', 'renewals', 'expiring', 'pending', 'insureds'] as const;
export type AgentList = (typeof AGENT_LISTS)[number];

/** What a line is: an issued policy, or a quote that has none yet. */
export const LINE_KINDS = ['policy', 'quote'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Lists that are about the end of cover begin with what ends first, all others with the newest (ruling R70). */
export const usualSort = (list: AgentList): 'endsFirst' | 'newest' =>
  list === 'expiring' || list === 'renewals' ? 'endsFirst' : 'newest';

/** Renewals are cover that ends within so many days, or ended within so many. */
export const RENEWAL_DAYS = { before: 60, after: 90 } as const;

/** Which of them: bought again and paid, not yet, or not at all and the cover is over. */
export const RENEWAL_KINDS = ['all', 'paid', 'unpaid', 'lapsed'] as const;
export type RenewalKind = (typeof RENEWAL_KINDS)[number];

/** Pages behind these have no number: each begins where the one before ended. */
export const NUMBERED_PAGES = 50;

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
  /** The insurer refused the quote permanently, or the agent closed its lead (ruling R30). */
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
