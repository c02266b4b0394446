import type { ProductDescription } from '@payung/shared/product.ts';

/** An invented product: the platform must serve it without knowing it. */
const lantern: ProductDescription = {
  productId: 'lantern-product',
  displayName: 'Lantern Insurance',
  tile: {
    label: { en: 'Lantern', id: 'Lampion' },
    description: { en: 'For lanterns', id: 'Untuk lampion' },
    icon: 'M12 3v18',
    start: '/lanternglow',
    order: 90,
  },
  link: {
    prefix: 'lantern',
    decryptPath: 'auth/decrypt-link',
    otp: '/lanternotp',
    stages: { none: '/lanternglow', 'Plan Selected': '/lanternoil' },
    expired: '/linknotvalid',
    invalid: '/linknotmatch',
  },
  leadStages: { none: '/lanternglow', 'Plan Selected': '/lanternwick' },
  results: {
    createPolicy: '/lanternglow',
    quoteRetry: '/lanternglow',
    payment: '/lanternglow',
    payLaterRefused: '/lanternglow',
    policyPdf: { path: 'user/lantern-policy/{quoteId}', query: { no: '{policyNo}' }, secure: true },
  },
};

export const products: readonly ProductDescription[] = [lantern];
