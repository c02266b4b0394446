import { routeTable } from './route.ts';

const home = [
  { endpoint: 'recentQuotes', query: { perPage: '5', pageNo: '1' } },
  { endpoint: 'getPoints' },
] as const;

export const agentRoutes = routeTable({
  home: { path: '/oonahome', mode: 'agent', reads: home },
  commercialHome: { path: '/commercialhome', mode: 'agent', reads: home },
  supportHome: { path: '/commercialsupport', mode: 'agent', reads: home },
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
