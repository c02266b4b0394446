import { routeTable } from '@payung/shared/routes/route.ts';

const quote = { endpoint: 'getQuotes', query: { id: '{quoteId}' } } as const;

export const sampleRoutes = routeTable({
  start: { path: '/sample-start', mode: 'both', step: 1, reads: [quote] },
  otp: { path: '/sample-otp', mode: 'both' },
});
