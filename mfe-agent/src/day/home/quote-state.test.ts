import { describe, expect, it } from 'vitest';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aRecentQuote } from '#testing/agent-data.ts';
import { payTarget, quoteTone, resumeTarget } from './quote-state.ts';

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

describe('the colour of a quote', () => {
  it.each([
    ['orange', aRecentQuote({})],
    ['grey', aRecentQuote({ daysLeft: 0 })],
    ['grey', aRecentQuote({ departureDate: '2026-11-01' })],
    ['grey', aRecentQuote({ status: 'Rejected' })],
    ['green', aRecentQuote({ stage: 'Policy Generated', daysLeft: 0 })],
    ['green', aRecentQuote({ stage: 'Full Quote Created With Payment' })],
  ] as const)('is %s (case %#)', (tone, quote) => {
    expect(quoteTone(quote, TODAY)).toBe(tone);
  });
});
