import type { PaymentState } from '@payung/shared/api/endpoints/payment.ts';

/** After this long the page stops promising and says what to do meanwhile; it goes on asking. */
export const SLOW_AFTER_MS = 60_000;
const ASK_EVERY_MS = 2_000;
const ASK_EVERY_LATER_MS = 10_000;

/** `done`: paid and issued. `over`: no money came on this invoice. */
export type PaymentOutcome = 'waiting' | 'issuing' | 'done' | 'later' | 'over';

/** Only the server's word counts, never what the provider put into the address. */
export const outcomeOf = ({ status, policyNo }: PaymentState): PaymentOutcome => {
  if (status === 'Paid') return policyNo === undefined ? 'issuing' : 'done';
  if (status === 'PayLater') return 'later';
  return status === 'Failed' || status === 'Expired' ? 'over' : 'waiting';
};

/** Milliseconds until the next question; nothing when there is nothing left to ask. */
export const askAgainIn = (state: PaymentState | undefined, waitedMs: number): number | false => {
  const outcome = state === undefined ? 'waiting' : outcomeOf(state);
  if (outcome !== 'waiting' && outcome !== 'issuing') return false;
  return waitedMs < SLOW_AFTER_MS ? ASK_EVERY_MS : ASK_EVERY_LATER_MS;
};
