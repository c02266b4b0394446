import { expect, it } from 'vitest';
import { quoteStateOf } from './quote-state.ts';
import type { QuoteFacts, QuoteState } from './quote-state.ts';

it.each<[QuoteFacts, QuoteState]>([
  [{ stage: 'Lead Created' }, 'unfinished'],
  [{ stage: 'Plan Selected', link: 'none' }, 'unfinished'],
  [{ stage: 'Quick Quote Created', link: 'none' }, 'notSent'],
  [{ stage: 'Customer Information Updated', link: 'none' }, 'notSent'],
  [{ stage: 'Quick Quote Created', link: 'sent' }, 'sent'],
  [{ stage: 'Plan Selected', link: 'opened' }, 'opened'],
  [{ stage: 'Customer Information Updated', link: 'verified' }, 'verified'],
  [{ stage: 'Quick Quote Created', link: 'revoked' }, 'revoked'],
  [{ stage: 'Quick Quote Created', link: 'expired' }, 'linkExpired'],
  [{ stage: 'Qc Checked', link: 'verified' }, 'photos'],
  [{ stage: 'Full Quote Created', link: 'verified' }, 'awaitingPayment'],
  [{ stage: 'Full Quote Created', link: 'verified', isOver: true }, 'over'],
  [{ stage: 'Full Quote Created', isRejected: true, isOver: true }, 'rejected'],
  [{ stage: 'Policy Generated', link: 'verified', isOver: true }, 'paid'],
  [{ stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater' }, 'awaitingPayment'],
  [{ stage: 'Full Quote Created With Payment', paymentStatus: 'Paid' }, 'paid'],
  [{ stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater', isOver: true }, 'cancelled'],
  [{ stage: 'Policy Generated', paymentStatus: 'Cancelled' }, 'cancelled'],
])('says of %j what people would say: %s', (facts, state) => {
  expect(quoteStateOf(facts)).toBe(state);
});
