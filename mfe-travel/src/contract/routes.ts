import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getQuote', query: { quoteId: '{quoteId}' } } as const;
const areas = { endpoint: 'coverageAreas' } as const;
const page = { mode: 'both', sells: true } as const;

export const travelRoutes = routeTable({
  start: { ...page, path: '/oonatravel', step: 1, safePoint: true, reads: [areas] },
  createQuote: { ...page, path: '/createquote', step: 1, reads: [areas] },
  choosePlan: {
    ...page,
    path: '/chooseproducttravel',
    step: 1,
    reads: [quote, { endpoint: 'getPlans', params: { quoteId: '{quoteId}' } }],
  },
  additionalBenefits: {
    ...page,
    path: '/additionalbenefittravel',
    step: 1,
    reads: [quote, { endpoint: 'getPlanBenefits', params: { quoteId: '{quoteId}' } }],
  },
  orderSummary: { ...page, path: '/ordersummarytravel', step: 1, reads: [quote] },
  customerInformation: { ...page, path: '/oonacustomerinformation', step: 2, reads: [quote] },
  confirmation: { ...page, path: '/oonaconfirmation', step: 3, reads: [quote] },
  otp: { path: '/travelotp', mode: 'both', verified: true },
});
