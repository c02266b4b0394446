import { describe, expect, it } from 'vitest';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { payTarget, quoteTone, resumeTarget } from './quote-state.ts';

const TODAY = '2026-11-20';

const quoteWith = (change: Partial<RecentQuote>): RecentQuote => ({
  _id: '0123456789abcdef01234567',
  quote_Id: 'Q1001',
  product_Id: kite.productId,
  insuredName: 'Sari Wulandari',
  stage: 'Plan Selected',
  duePremium: 250_000,
  savedAt: '2026-11-19T03:00:00Z',
  link: 'none',
  DaysLeft: 12,
  ...change,
});

describe('the resume arrow', () => {
  it('leads where the product sends the stage, naming the quote', () => {
    expect(resumeTarget(quoteWith({}), kite, TODAY)).toBe('/kite-string?quoteId=0123456789abcdef01234567');
  });

  it('leads to the start of the product for a stage that the product does not name', () => {
    expect(resumeTarget(quoteWith({ stage: 'Qc Checked' }), kite, TODAY)).toBe(
      '/kite-start?quoteId=0123456789abcdef01234567',
    );
  });

  it('is gone when no days are left', () => {
    expect(resumeTarget(quoteWith({ DaysLeft: 0 }), kite, TODAY)).toBeUndefined();
  });

  it('is gone when the departure has passed, and still there on the day itself', () => {
    expect(resumeTarget(quoteWith({ departureDate: '2026-11-19' }), kite, TODAY)).toBeUndefined();
    expect(resumeTarget(quoteWith({ departureDate: TODAY }), kite, TODAY)).toBeDefined();
  });

  it('is gone when nothing deployed could show the quote', () => {
    expect(resumeTarget(quoteWith({}), undefined, TODAY)).toBeUndefined();
  });
});

describe('Pay Now', () => {
  it.each([
    ['/oonapayment', shellRoutes.payment.path],
    ['/homepaymentScreen', homeRoutes.payment.path],
    ['/accidentpaymentconfirmation', '/accidentpaymentconfirmation'],
  ])('leads to %s where that is the payment page of the product [PAY-032]', (to, payment) => {
    const product = { ...kite, results: { ...kite.results, payment } };
    expect(payTarget(product, '0123456789abcdef01234567')).toBe(`${to}?quoteId=0123456789abcdef01234567`);
  });
});

describe('the colour of a quote', () => {
  it.each([
    ['open', quoteWith({})],
    ['ended', quoteWith({ DaysLeft: 0 })],
    ['ended', quoteWith({ departureDate: '2026-11-01' })],
    ['sold', quoteWith({ stage: 'Policy Generated', DaysLeft: 0 })],
    ['sold', quoteWith({ stage: 'Full Quote Created With Payment' })],
  ] as const)('is that of %s', (tone, quote) => {
    expect(quoteTone(quote, TODAY)).toBe(tone);
  });
});
