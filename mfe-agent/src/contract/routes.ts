import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { routeTable } from '@payung/shared/routes/route.ts';

const dashboardReads = [
  { endpoint: 'recentQuotes', query: { perPage: '5', pageNo: '1' } },
  { endpoint: 'getPoints' },
] as const;

export const agentRoutes = routeTable({
  home: { path: HOME_PATHS.mitra, mode: 'agent', reads: dashboardReads },
  commercialHome: { path: HOME_PATHS.commercial, mode: 'agent', reads: dashboardReads },
  supportHome: { path: HOME_PATHS.support, mode: 'agent', reads: dashboardReads },
  staffHome: { path: HOME_PATHS.staff, mode: 'staff' },
  notifications: {
    path: '/oonanotification',
    mode: 'agent',
    reads: [{ endpoint: 'getNotifications', query: { perPage: '10', pageNo: '1' } }],
  },
  paymentPending: {
    path: '/notificationpaymentpending',
    mode: 'agent',
    reads: [{ endpoint: 'paymentPending' }],
  },
  recruit: { path: '/recruit', mode: 'agent', reads: [{ endpoint: 'getInviteLink' }] },
  account: { path: '/myaccount', mode: 'agent', reads: [{ endpoint: 'getAgent' }] },
});
