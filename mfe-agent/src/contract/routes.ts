import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { routeTable } from '@payung/shared/routes/route.ts';

const dashboardReads = [
  { endpoint: 'todayDue' },
  { endpoint: 'homeFigures' },
  { endpoint: 'recentQuotes', query: { perPage: '3', pageNo: '1' } },
  { endpoint: 'getPoints' },
] as const;
const agentsRead = [{ endpoint: 'getAgents' }] as const;
/** The time zone first: times shown before it is known would change. */
const todoReads = [{ endpoint: 'getZone' }, { endpoint: 'todoMembers' }] as const;

/** Searches and filters stand in the addresses of lists, and forms of lists in dialogs: lists are safe points. */
export const agentRoutes = routeTable({
  home: { path: HOME_PATHS.mitra, mode: 'agent', safePoint: true, reads: dashboardReads },
  commercialHome: { path: HOME_PATHS.commercial, mode: 'agent', safePoint: true, reads: dashboardReads },
  supportHome: { path: HOME_PATHS.support, mode: 'agent', safePoint: true, reads: dashboardReads },
  staffHome: { path: HOME_PATHS.staff, mode: 'staff', safePoint: true },
  notifications: {
    path: '/oonanotification',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getNotifications', query: { perPage: '10', pageNo: '1' } }],
  },
  paymentPending: { path: '/notificationpaymentpending', mode: 'agent', safePoint: true },
  recruit: {
    path: '/recruit',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getInviteLink' }, { endpoint: 'inviteCounts' }],
  },
  // A public address whose contents are for agents only (ruling K54): nothing is read before the session is known.
  tree: { path: '/tree', mode: 'public', safePoint: true },
  points: {
    path: '/oonapoints',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'pointsAccount' }, { endpoint: 'pointsEarnings' }, { endpoint: 'pointsStatement' }],
  },
  pointsWork: { path: '/pointswork', mode: 'staff' },
  refunds: { path: '/refunds', mode: 'staff', safePoint: true },
  duplicateAlerts: { path: '/lineflags', mode: 'staff', safePoint: true },
  performance: {
    path: '/oonaperformance',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'homeFigures' }, { endpoint: 'getPoints' }],
  },
  sell: { path: '/oonasell', mode: 'agent', safePoint: true, reads: [{ endpoint: 'getAgent' }] },
  quotes: { path: '/oonaquotes', mode: 'agent', safePoint: true, reads: agentsRead },
  leads: { path: '/oonaleads', mode: 'agent', safePoint: true, reads: agentsRead },
  commercialLeads: { path: '/oonacomleads', mode: 'agent', safePoint: true, reads: agentsRead },
  lead: {
    path: '/oonalead',
    mode: 'agent',
    reads: [{ endpoint: 'getLead', params: { leadId: '{leadId}' } }],
  },
  leadForm: { path: '/oonaleadform', mode: 'agent' },
  leadImport: { path: '/oonaleadimport', mode: 'agent', reads: [{ endpoint: 'listImports' }] },
  lists: { path: '/oonapolicies', mode: 'agent', safePoint: true, reads: agentsRead },
  todo: { path: '/oonatodo', mode: 'agent', safePoint: true, reads: todoReads },
  commercialTodo: { path: '/commercialtodo', mode: 'agent', safePoint: true, reads: todoReads },
  learning: {
    path: '/oonalearningcenter',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getContent', query: { kind: 'learning' } }],
  },
  faq: {
    path: '/oonafaq',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getContent', query: { kind: 'faq' } }],
  },
  help: {
    path: '/oonahelpingcenter',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getContent', query: { kind: 'help' } }],
  },
  buildingReference: {
    path: '/buildingreference',
    mode: 'agent',
    reads: [{ endpoint: 'buildingCosts' }],
  },
  about: {
    path: '/aboutus',
    mode: 'agent',
    safePoint: true,
    reads: [{ endpoint: 'getContent', query: { kind: 'about' } }],
  },
  account: { path: '/myaccount', mode: 'agent', reads: [{ endpoint: 'getAgent' }] },
});
