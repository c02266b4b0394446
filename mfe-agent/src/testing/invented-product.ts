import type { ProductDescription } from '@payung/shared/product.ts';

/** A product that nobody sells: proves that this remote needs no product by name. For tests only. */
export const kite: ProductDescription = {
  productId: 'ffffffffffffffffffffff01',
  displayName: 'Kite Insurance',
  tile: {
    label: { en: 'Kite', id: 'Layang-layang' },
    description: { en: 'For the wind and the string', id: 'Untuk angin dan benang' },
    icon: 'M12 2 4 10l8 12 8-12z',
    start: '/kite-start',
    order: 1,
  },
  link: {
    prefix: 'kite',
    decryptPath: 'auth/decrypt-link',
    otp: '/kite-otp',
    stages: { none: '/kite-start' },
    expired: '/linknotvalid',
    invalid: '/linknotmatch',
  },
  leadStages: {
    none: '/kite-start',
    'Plan Selected': '/kite-string',
    'Customer Information Updated': '/kite-check',
    'Policy Generated': '/kite-sky',
  },
  results: {
    createPolicy: '/kite-flyer',
    quoteRetry: '/kite-string',
    payment: '/kite-payment',
    payLaterRefused: '/kite-payment',
    policyPdf: 'ePolicy',
  },
};
