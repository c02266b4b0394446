import { routeTable } from './route.ts';

const quote = { endpoint: 'getHomeQuote', params: { quoteId: '{quoteId}' } } as const;
const provinces = { endpoint: 'provinces' } as const;

export const homeRoutes = routeTable({
  start: { path: '/oonahomescreen', mode: 'both', step: 1, reads: [quote] },
  // Routers compare without regard to case: `/createHomequote` of the stage map is this address too.
  createQuote: { path: '/createhomequote', mode: 'both', step: 1, reads: [quote, provinces] },
  choosePlan: {
    path: '/home-choose-product',
    mode: 'both',
    step: 1,
    reads: [quote, { endpoint: 'homePlans', params: { quoteId: '{quoteId}' } }],
  },
  additionalBenefits: {
    path: '/home-additional-benefit',
    mode: 'both',
    step: 1,
    reads: [quote, { endpoint: 'homeBenefits', params: { quoteId: '{quoteId}' } }],
  },
  orderSummary: { path: '/home-order-summary', mode: 'both', step: 1, reads: [quote] },
  quoteCreated: { path: '/home-quick-quote-success-screen', mode: 'both', reads: [quote] },
  customerInformation: {
    path: '/customerinformationhome',
    mode: 'both',
    step: 2,
    logo: 'link',
    reads: [quote, provinces],
  },
  confirmation: { path: '/customerconfirmationhome', mode: 'both', step: 3, reads: [quote] },
  payment: { path: '/homepaymentScreen', mode: 'both', step: 3, reads: [quote] },
  policySuccess: { path: '/home-success-print-policy', mode: 'both', reads: [quote] },
  policyError: { path: '/home-print-policy-error', mode: 'both', reads: [quote] },
  otp: { path: '/homeOtp', mode: 'both' },
});
