import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getHomeQuote', params: { quoteId: '{quoteId}' } } as const;
const provinces = { endpoint: 'provinces' } as const;
const page = { mode: 'both', sells: true } as const;

export const homeRoutes = routeTable({
  start: { ...page, path: '/oonahomescreen', step: 1, safePoint: true, reads: [quote] },
  // Routers compare without regard to case: `/createHomequote` of the stage map is this address too.
  createQuote: { ...page, path: '/createhomequote', step: 1, reads: [quote, provinces] },
  choosePlan: {
    ...page,
    path: '/home-choose-product',
    step: 1,
    reads: [quote, { endpoint: 'homePlans', params: { quoteId: '{quoteId}' } }],
  },
  additionalBenefits: {
    ...page,
    path: '/home-additional-benefit',
    step: 1,
    reads: [quote, { endpoint: 'homeBenefits', params: { quoteId: '{quoteId}' } }],
  },
  orderSummary: { ...page, path: '/home-order-summary', step: 1, reads: [quote] },
  quoteCreated: { ...page, path: '/home-quick-quote-success-screen', reads: [quote] },
  customerInformation: {
    ...page,
    path: '/customerinformationhome',
    step: 2,
    logo: 'link',
    reads: [quote, provinces],
  },
  confirmation: { ...page, path: '/customerconfirmationhome', step: 3, reads: [quote] },
  payment: { ...page, path: '/homepaymentScreen', step: 3, undisturbed: true, reads: [quote] },
  policySuccess: { ...page, path: '/home-success-print-policy', safePoint: true, reads: [quote] },
  policyError: { ...page, path: '/home-print-policy-error', safePoint: true, reads: [quote] },
  otp: { path: '/homeOtp', mode: 'both', verified: true },
});
