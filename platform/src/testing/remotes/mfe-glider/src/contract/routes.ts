import { routeTable } from '@payung/shared/routes/route.ts';

export const gliderRoutes = routeTable({
  home: { path: '/gliderhome', mode: 'public', safePoint: true },
  form: { path: '/gliderform', mode: 'public' },
  details: { path: '/gliderdetails', mode: 'public' },
  pay: { path: '/gliderpay', mode: 'public', undisturbed: true },
});
