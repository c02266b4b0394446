import { describe, expect, it } from 'vitest';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { stateTone } from '#day/lists/state-texts.ts';
import { aRecentQuote } from '#testing/agent-data.ts';
import { payTarget, recentState, resumeTarget } from './quote-state.ts';

const TODAY = '2026-11-20';

describe('the resume arrow', () => {
  it('leads to the page that the product names for the stage', () => {
    expect(resumeTarget(aRecentQuote({}), kite, TODAY)).toBe(`/kite-string?quoteId=${QUOTE_ID}`);
  });

  it('leads to the start of the product for a stage that it does not name', () => {
    expect(resumeTarget(aRecentQuote({ stage: 'Qc Checked' }), kite, TODAY)).toBe(
      `/kite-start?quoteId=${QUOTE_ID}`,
    );
  });

  it('is hidden when no days are left', () => {
    expect(resumeTarget(aRecentQuote({ daysLeft: 0 }), kite, TODAY)).toBeUndefined();
  });

  it('is hidden after the day of departure, and shown on that day', () => {
    expect(resumeTarget(aRecentQuote({ departureDate: '2026-11-19' }), kite, TODAY)).toBeUndefined();
    expect(resumeTarget(aRecentQuote({ departureDate: TODAY }), kite, TODAY)).toBeDefined();
  });

  it('is hidden for a product without pages for its stages', () => {
    expect(resumeTarget(aRecentQuote(), { ...kite, leadStages: {} }, TODAY)).toBeUndefined();
  });

  it('is hidden when the product is not deployed', () => {
    expect(resumeTarget(aRecentQuote({}), undefined, TODAY)).toBeUndefined();
  });
});

describe('Pay Now', () => {
  it.each(['/oonapayment', '/homepaymentScreen', '/kite-payment'])(
    'leads to %s where that is the payment page of the product [PAY-032]',
    (payment) => {
      const product = { ...kite, results: { ...kite.results, payment } };
      expect(payTarget(product, QUOTE_ID)).toBe(`${payment}?quoteId=${QUOTE_ID}`);
    },
  );

  it('is absent for a product that takes no payment here, or is not deployed', () => {
    const { results: _none, ...handedOver } = kite;
    expect(payTarget(handedOver, QUOTE_ID)).toBeUndefined();
    expect(payTarget(undefined, QUOTE_ID)).toBeUndefined();
  });
});

describe('the state of a quote', () => {
  const later = { stage: 'Full Quote Created With Payment', paymentStatus: 'PayLater' } as const;
  it.each([
    ['opened', 'orange', aRecentQuote({ link: 'opened' })],
    ['over', 'grey', aRecentQuote({ daysLeft: 0, link: 'opened' })],
    ['over', 'grey', aRecentQuote({ departureDate: '2026-11-01' })],
    ['rejected', 'grey', aRecentQuote({ status: 'Rejected' })],
    ['paid', 'green', aRecentQuote({ stage: 'Policy Generated', daysLeft: 0 })],
    ['awaitingPayment', 'orange', aRecentQuote({ ...later, payLaterDueDate: '2026-12-01' })],
    ['cancelled', 'grey', aRecentQuote({ stage: 'Policy Generated', paymentStatus: 'Cancelled' })],
  ] as const)('is %s, in %s (case %#)', (state, tone, quote) => {
    expect(recentState(quote, TODAY)).toBe(state);
    expect(stateTone(recentState(quote, TODAY))).toBe(tone);
  });

  it('follows from the given day alone: until the due date it can be paid', () => {
    const quote = aRecentQuote({ ...later, payLaterDueDate: '2031-03-01' });
    expect(recentState(quote, '2031-03-01')).toBe('awaitingPayment');
    expect(recentState(quote, '2031-03-02')).toBe('cancelled');
    const past = aRecentQuote({ ...later, payLaterDueDate: '2020-03-01' });
    expect(recentState(past, '2020-02-29')).toBe('awaitingPayment');
  });
});
