import type { PaymentState } from '@payung/shared/schemas/payment.ts';

/** After this long the page says that it may be closed; it goes on asking. */
export const SLOW_AFTER_MS = 60_000;
const ASK_EVERY_MS = 2_000;
const ASK_EVERY_LATER_MS = 10_000;

/** `done`: paid and issued. `over`: the invoice failed or expired unpaid. */
type PaymentOutcome = 'waiting' | 'issuing' | 'done' | 'later' | 'over';

/** Decided by the server's state, never by what the provider put into the address. */
export const outcomeOf = (
  { status, policyNo, linkExpiresAt }: PaymentState,
  now = Date.now(),
): PaymentOutcome => {
  if (status === 'Paid') return policyNo === undefined ? 'issuing' : 'done';
  // A policy that is paid later, and may just have been paid by a link that still runs.
  if (status === 'PayLater') return Date.parse(linkExpiresAt ?? '') > now ? 'waiting' : 'later';
  return status === 'Failed' || status === 'Expired' || status === 'Cancelled' ? 'over' : 'waiting';
};

/** Milliseconds until the state is read again; false once it is final. */
export const askAgainIn = (state: PaymentState | undefined, waitedMs: number): number | false => {
  const outcome = state === undefined ? 'waiting' : outcomeOf(state);
  if (outcome !== 'waiting' && outcome !== 'issuing') return false;
  return waitedMs < SLOW_AFTER_MS ? ASK_EVERY_MS : ASK_EVERY_LATER_MS;
};
