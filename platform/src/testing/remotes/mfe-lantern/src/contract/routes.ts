import { routeTable } from '@payung/shared/routes/route.ts';

export const lanternRoutes = routeTable({
  glow: { path: '/lanternglow', mode: 'public' },
  otp: { path: '/lanternotp', mode: 'both' },
  oil: { path: '/lanternoil', mode: 'both' },
  wick: { path: '/lanternwick', mode: 'agent' },
});
