import { routeTable } from '@payung/shared/routes/route.ts';

export const kiteRoutes = routeTable({
  fly: { path: '/kitefly', mode: 'public' },
  land: { path: '/kiteland', mode: 'agent' },
});
