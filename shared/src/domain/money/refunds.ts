import type { IsoDate } from '../dates.ts';
import { todayInJakarta } from '../dates.ts';

/** Why money goes back. */
export const REFUND_REASONS = [
  'void-invoice',
  'second-payment',
  'wrong-amount',
  /** Cover would have had to begin before it was paid. */
  'start-passed',
  /** The policy was not paid by its due date. */
  'policy-cancelled',
  /** The insurer refused the quote permanently. */
  'quote-rejected',
  /** What was to be insured has a policy for that time already. */
  'already-insured',
  /** What was to be bought is no longer sold. */
  'product-withdrawn',
  /** The insurer cancelled a policy that was paid. */
  'cancelled-by-insurer',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Owed; entered by one person and waiting for a second; paid back. */
export const REFUND_STATES = ['owed', 'entered', 'paid'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Above this sum a second person confirms, unless the operator sets another. */
export const SECOND_PERSON_ABOVE = 5_000_000;

export const needsSecondPerson = (amount: number, above: number): boolean => amount > above;

/** Letters and digits with the signs that banks put between them: no sentence, and nothing that is invisible. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ./_-]{3,39}$/;

export interface Transfer {
  readonly reference: string;
  readonly paidOn: IsoDate;
}

/** What is wrong with what the bank's statement is said to show, or nothing. */
export const transferProblem = (
  { reference, paidOn }: Transfer,
  { since, today }: { readonly since: string; readonly today: IsoDate },
): 'reference' | 'future' | 'tooEarly' | undefined => {
  if (!REFERENCE.test(reference)) return 'reference';
  if (paidOn > today) return 'future';
  return paidOn < todayInJakarta(new Date(since)) ? 'tooEarly' : undefined;
};
