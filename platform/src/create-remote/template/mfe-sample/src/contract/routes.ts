import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getQuote', query: { quoteId: '{quoteId}' } } as const;

export const sampleRoutes = routeTable({
  start: { path: '/sample-start', mode: 'both', step: 1, sells: true, reads: [quote] },
  otp: { path: '/sample-otp', mode: 'both', verified: true },
});
