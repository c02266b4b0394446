import type { QuoteState } from '@payung/shared/domain/lists/quote-state.ts';
import type { ChipTone } from '#status-chip.tsx';

/** The states of quotes in people's words: the same in every list. */
export const STATE_TEXTS = {
  unfinished: 'state.unfinished',
  notSent: 'state.notSent',
  sent: 'state.sent',
  opened: 'state.opened',
  verified: 'state.verified',
  photos: 'state.photos',
  awaitingPayment: 'state.awaitingPayment',
  paid: 'state.paid',
  cancelled: 'state.cancelled',
  rejected: 'state.rejected',
  revoked: 'state.revoked',
  linkExpired: 'state.linkExpired',
  over: 'state.over',
} as const satisfies Record<QuoteState, string>;

const ENDED: readonly QuoteState[] = ['cancelled', 'rejected', 'over'];

/** Open, sold, or ended; the colour only repeats the words. */
export const stateTone = (state: QuoteState): ChipTone => {
  if (state === 'paid') return 'green';
  return ENDED.includes(state) ? 'grey' : 'orange';
};
