import { routeTable } from '@payung/shared/routes/route.ts';

export const badgeRoutes = routeTable({
  show: { path: '/badgeshow', mode: 'both' },
});
