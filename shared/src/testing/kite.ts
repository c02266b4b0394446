import { POLICY_PDFS } from '#api/policy-pdf.ts';
import type { ProductDescription } from '#product.ts';
import { aTravelQuote } from '#testing/quotes.ts';

/** A product that nobody sells: shell and agent area serve it from what it says about itself. */
export const kite: ProductDescription = {
  productId: 'ffffffffffffffffffffff01',
  displayName: 'Kite Insurance',
  tile: {
    label: { en: 'Kite', id: 'Layang-layang' },
    description: { en: 'For wind and string', id: 'Untuk angin dan benang' },
    icon: 'M12 2 4 10l8 12 8-12z',
    start: '/kite-start',
    order: 1,
  },
  link: {
    prefix: 'kite',
    decryptPath: 'auth/decrypt-link',
    otp: '/kite-otp',
    stages: { none: '/kite-start', 'Plan Selected': '/kite-string', 'Full Quote Created': '/kite-payment' },
    expired: '/kite-too-late',
    invalid: '/kite-not-ours',
  },
  leadStages: {
    none: '/kite-start',
    'Plan Selected': '/kite-string',
    'Customer Information Updated': '/kite-check',
    'Policy Generated': '/kite-sky',
  },
  results: {
    createPolicy: '/kite-flyer',
    quoteRetry: '/kite-summary',
    payment: '/kite-payment',
    payLaterRefused: '/kite-refused',
    policyPdf: POLICY_PDFS.standard,
  },
};

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f001';

/** A quote of the invented product. */
export const aKiteQuote = (change: Parameters<typeof aTravelQuote>[0] = {}) =>
  aTravelQuote({ product_Id: kite.productId, stage: 'Full Quote Created', duePremium: 1_250_000, ...change });
