import { expect, it } from 'vitest';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { SLOW_AFTER_MS, askAgainIn, outcomeOf } from './payment-wait.ts';

const state = (status: PaymentState['status'], policyNo?: string): PaymentState => ({
  quoteId: '1',
  status,
  ...(policyNo === undefined ? {} : { policyNo }),
});

it('calls a payment done only when it is paid and the policy has its number', () => {
  expect(outcomeOf(state('Paid', 'POL-1'))).toBe('done');
  expect(outcomeOf(state('Paid'))).toBe('issuing');
  expect(outcomeOf(state('Pending', 'POL-1'))).toBe('waiting');
  expect(outcomeOf(state('Unpaid'))).toBe('waiting');
  expect(outcomeOf(state('PayLater', 'POL-1'))).toBe('later');
  expect(outcomeOf(state('Cancelled', 'POL-1'))).toBe('over');
  expect(outcomeOf(state('Failed'))).toBe('over');
  expect(outcomeOf(state('Expired'))).toBe('over');
});

it('waits for the payment of a policy that is paid later while its link runs', () => {
  const now = Date.parse('2027-02-01T05:00:00Z');
  const paid = { ...state('PayLater', 'POL-1'), linkExpiresAt: '2027-02-01T06:00:00Z' };
  expect(outcomeOf(paid, now)).toBe('waiting');
  expect(outcomeOf(paid, now + 3_600_000)).toBe('later');
});

it('asks until there is nothing left to ask, and more slowly after a minute', () => {
  expect(askAgainIn(undefined, 0)).toBe(2_000);
  expect(askAgainIn(state('Pending'), SLOW_AFTER_MS)).toBe(10_000);
  expect(askAgainIn(state('Paid'), 0)).toBe(2_000);
  expect(askAgainIn(state('Paid', 'POL-1'), 0)).toBe(false);
  expect(askAgainIn(state('Failed'), 0)).toBe(false);
});
