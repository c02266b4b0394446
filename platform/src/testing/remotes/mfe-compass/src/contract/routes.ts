import { routeTable } from '@payung/shared/routes/route.ts';

export const compassRoutes = routeTable({
  seek: { path: '/compassseek', mode: 'public' },
});
