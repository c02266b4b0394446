import { expect, it } from 'vitest';
import {
  ADMIN_COST,
  canPayLater,
  isBackdated,
  isPayLaterOverdue,
  isPriceExpired,
  paymentLinkExpiresAt,
  payLaterDueDate,
  policyFileName,
} from './payment.ts';

it('sets the pay-later due date at most 30 days ahead [PAY-014]', () => {
  expect(payLaterDueDate('2027-03-01')).toBe('2027-03-31');
});

it('sets the pay-later due date no later than the start of cover', () => {
  expect(payLaterDueDate('2027-03-01', '2027-03-10')).toBe('2027-03-10');
  expect(payLaterDueDate('2027-03-01', '2027-06-10')).toBe('2027-03-31');
  expect(payLaterDueDate('2027-03-01', '2027-03-01')).toBe('2027-03-01');
  expect(payLaterDueDate('2027-03-01', '2027-02-28')).toBe('2027-03-01');
});

it('ends a payment link after 24 hours [PAY-016]', () => {
  const made = Date.parse('2027-03-01T10:00:00Z');
  expect(paymentLinkExpiresAt(made)).toBe(Date.parse('2027-03-02T10:00:00Z'));
});

it('refuses payment when the journey has begun [TRV-080]', () => {
  expect(isBackdated('2027-02-28', '2027-03-01')).toBe(true);
  expect(isBackdated('2027-03-01', '2027-03-01')).toBe(false);
  expect(isBackdated('2027-03-02', '2027-03-01')).toBe(false);
});

it('offers pay later once', () => {
  expect(canPayLater('Unpaid')).toBe(true);
  expect(canPayLater(undefined)).toBe(true);
  expect(canPayLater('PayLater')).toBe(false);
  expect(canPayLater('Cancelled')).toBe(false);
});

it('names a policy file after product and policy number (ruling K130)', () => {
  expect(policyFileName('Kite Insurance', 'P-2027/0001')).toBe('Kite Insurance_P-2027-0001.pdf');
  expect(policyFileName('asuransi perjalanan', 'P1')).toBe('Asuransi perjalanan_P1.pdf');
});

it('accepts payment of a policy and of a price until the end of their last day', () => {
  for (const isOver of [isPayLaterOverdue, isPriceExpired]) {
    expect(isOver('2027-03-01', '2027-02-28')).toBe(false);
    expect(isOver('2027-03-01', '2027-03-01')).toBe(false);
    expect(isOver('2027-03-01', '2027-03-02')).toBe(true);
  }
});

it('charges 15 000 rupiah of administration', () => {
  expect(ADMIN_COST).toBe(15_000);
});
