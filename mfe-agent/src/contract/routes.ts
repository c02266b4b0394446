import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { routeTable } from '@payung/shared/routes/route.ts';

const dashboardReads = [
  { endpoint: 'todayDue' },
  { endpoint: 'homeFigures' },
  { endpoint: 'recentQuotes', query: { perPage: '5', pageNo: '1' } },
  { endpoint: 'getPoints' },
] as const;
const agentsRead = [{ endpoint: 'getAgents' }] as const;
/** The time zone first: times shown before it is known would change. */
const todoReads = [{ endpoint: 'getZone' }, { endpoint: 'todoMembers' }] as const;

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
  paymentPending: { path: '/notificationpaymentpending', mode: 'agent' },
  recruit: {
    path: '/recruit',
    mode: 'agent',
    reads: [{ endpoint: 'getInviteLink' }, { endpoint: 'inviteCounts' }],
  },
  // A public address whose contents are for agents only (ruling K54): nothing is read before the session is known.
  tree: { path: '/tree', mode: 'public' },
  points: {
    path: '/oonapoints',
    mode: 'agent',
    reads: [{ endpoint: 'pointsAccount' }, { endpoint: 'pointsStatement' }],
  },
  pointsWork: { path: '/pointswork', mode: 'staff' },
  duplicateAlerts: { path: '/lineflags', mode: 'staff' },
  leads: { path: '/oonaleads', mode: 'agent', reads: agentsRead },
  commercialLeads: { path: '/oonacomleads', mode: 'agent', reads: agentsRead },
  lead: {
    path: '/oonalead',
    mode: 'agent',
    reads: [{ endpoint: 'getLead', params: { leadId: '{leadId}' } }],
  },
  leadForm: { path: '/oonaleadform', mode: 'agent' },
  leadImport: { path: '/oonaleadimport', mode: 'agent', reads: [{ endpoint: 'listImports' }] },
  lists: { path: '/oonapolicies', mode: 'agent', reads: agentsRead },
  todo: { path: '/oonatodo', mode: 'agent', reads: todoReads },
  commercialTodo: { path: '/commercialtodo', mode: 'agent', reads: todoReads },
  learning: {
    path: '/oonalearningcenter',
    mode: 'agent',
    reads: [{ endpoint: 'getContent', query: { kind: 'learning' } }],
  },
  faq: { path: '/oonafaq', mode: 'agent', reads: [{ endpoint: 'getContent', query: { kind: 'faq' } }] },
  help: {
    path: '/oonahelpingcenter',
    mode: 'agent',
    reads: [{ endpoint: 'getContent', query: { kind: 'help' } }],
  },
  buildingReference: {
    path: '/buildingreference',
    mode: 'agent',
    reads: [{ endpoint: 'buildingCosts' }],
  },
  about: { path: '/aboutus', mode: 'agent', reads: [{ endpoint: 'getContent', query: { kind: 'about' } }] },
  account: { path: '/myaccount', mode: 'agent', reads: [{ endpoint: 'getAgent' }] },
});
