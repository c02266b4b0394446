import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { MoneyBack } from './money-back.tsx';

const owed = {
  amount: 274_500,
  reason: 'second-payment',
  isPaid: false,
  since: '2026-11-20T18:30:00.000Z',
} as const;

const show = (of: Pick<QuoteRecord, 'refunds' | 'paymentTakenBackAt'>, isAgent = false, language = 'en') => {
  renderScreen(<MoneyBack of={of} />, {
    session: isAgent ? anAgent() : aLinkVisit(),
    language: language as 'en' | 'id',
  });
  // An amount does not break, nor does it in a sentence.
  return document.body.textContent.replaceAll('\u{A0}', ' ');
};

it('tells the customer what is owed, since when in Jakarta, and why', () => {
  expect(show({ refunds: [owed] })).toContain(
    'We owe you Rp 274.500 since 21/11/2026: the policy had already been paid. We will pay it back; you need not do anything.',
  );
});

it('tells the agent whom it is owed to', () => {
  expect(show({ refunds: [owed] }, true)).toContain('We owe the customer Rp 274.500 since 21/11/2026');
});

it('says when and by which transfer it was paid back', () => {
  const paid = { ...owed, isPaid: true, paidOn: '2026-11-23', reference: 'BCA 771' };
  expect(show({ refunds: [paid] })).toContain('Rp 274.500 was paid back on 23/11/2026, reference BCA 771.');
  expect(screen.queryByText(/We owe/)).toBeNull();
});

it('says that the provider paid it back by itself', () => {
  expect(show({ refunds: [{ ...owed, isPaid: true, reference: 'REFUNDED 9' }] })).toContain(
    'Rp 274.500 was paid back by the payment provider, reference REFUNDED 9.',
  );
});

it('says that a payment was taken back, and that cover goes on', () => {
  expect(show({ paymentTakenBackAt: '2026-11-20T18:30:00.000Z' })).toContain(
    'The payment was taken back on 21/11/2026. Cover goes on until we have decided about it.',
  );
});

it('shows nothing of a quote of which nothing goes back', () => {
  show({});
  expect(screen.queryByText(/Rp/)).toBeNull();
});
