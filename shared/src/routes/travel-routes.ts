import { routeTable } from './route.ts';

const quote = { endpoint: 'getQuotes', query: { id: '{quoteId}' } } as const;

export const travelRoutes = routeTable({
  start: { path: '/oonatravel', mode: 'both', step: 1, reads: [{ endpoint: 'coverageAreas' }] },
  createQuote: { path: '/createquote', mode: 'both', step: 1, reads: [{ endpoint: 'coverageAreas' }] },
  choosePlan: {
    path: '/chooseproducttravel',
    mode: 'both',
    step: 1,
    reads: [quote, { endpoint: 'getPlans', params: { quoteId: '{quoteId}' } }],
  },
  additionalBenefits: {
    path: '/additionalbenefittravel',
    mode: 'both',
    step: 1,
    reads: [quote, { endpoint: 'getPlanBenefits', params: { quoteId: '{quoteId}' } }],
  },
  orderSummary: { path: '/ordersummarytravel', mode: 'both', step: 1, reads: [quote] },
  customerInformation: {
    path: '/oonacustomerinformation',
    mode: 'both',
    step: 2,
    reads: [quote],
  },
  confirmation: { path: '/oonaconfirmation', mode: 'both', step: 3, reads: [quote] },
  otp: { path: '/travelotp', mode: 'both' },
});
