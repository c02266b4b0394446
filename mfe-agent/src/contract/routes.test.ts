import { expect, it } from 'vitest';
import { agentRoutes } from './routes.ts';

/** Address, who may open it, and its step of the progress panel, as the specification gives them. */
const SPECIFIED = {
  home: ['/oonahome', 'agent', undefined],
  commercialHome: ['/commercialhome', 'agent', undefined],
  supportHome: ['/commercialsupport', 'agent', undefined],
  staffHome: ['/staffhome', 'staff', undefined],
  notifications: ['/oonanotification', 'agent', undefined],
  paymentPending: ['/notificationpaymentpending', 'agent', undefined],
  recruit: ['/recruit', 'agent', undefined],
  // Ruling K54: a public address; the page itself redirects all but agents to the login.
  tree: ['/tree', 'public', undefined],
  performance: ['/oonaperformance', 'agent', undefined],
  quotes: ['/oonaquotes', 'agent', undefined],
  sell: ['/oonasell', 'agent', undefined],
  points: ['/oonapoints', 'agent', undefined],
  pointsWork: ['/pointswork', 'staff', undefined],
  refunds: ['/refunds', 'staff', undefined],
  duplicateAlerts: ['/lineflags', 'staff', undefined],
  leads: ['/oonaleads', 'agent', undefined],
  commercialLeads: ['/oonacomleads', 'agent', undefined],
  lead: ['/oonalead', 'agent', undefined],
  leadForm: ['/oonaleadform', 'agent', undefined],
  leadImport: ['/oonaleadimport', 'agent', undefined],
  lists: ['/oonapolicies', 'agent', undefined],
  todo: ['/oonatodo', 'agent', undefined],
  commercialTodo: ['/commercialtodo', 'agent', undefined],
  learning: ['/oonalearningcenter', 'agent', undefined],
  faq: ['/oonafaq', 'agent', undefined],
  help: ['/oonahelpingcenter', 'agent', undefined],
  buildingReference: ['/buildingreference', 'agent', undefined],
  about: ['/aboutus', 'agent', undefined],
  account: ['/myaccount', 'agent', undefined],
};

/** The dashboard of agents, as the specification lists it. */
const DASHBOARD = [
  '/oonahome',
  '/commercialhome',
  '/commercialsupport',
  '/oonatodo',
  '/commercialtodo',
  '/oonalearningcenter',
  '/oonafaq',
  '/oonahelpingcenter',
  '/buildingreference',
  '/aboutus',
  '/recruit',
];

it('serves every address of the dashboard to agents [DASH-001]', () => {
  const served = Object.values(agentRoutes).filter(({ mode }) => mode === 'agent');
  expect(served.map(({ path }) => path)).toEqual(expect.arrayContaining(DASHBOARD));
});

it('serves exactly the specified addresses: to agents their pages, to staff their home and work pages', () => {
  const rows = Object.entries(agentRoutes).map(([id, row]) => [
    id,
    [row.path, row.mode, 'step' in row ? row.step : undefined],
  ]);
  expect(Object.fromEntries(rows)).toEqual(SPECIFIED);
});

it('marks no own page as selling, so that the ID-card lock leaves them open', () => {
  expect(Object.values(agentRoutes).filter((row) => 'sells' in row)).toEqual([]);
});

it('takes pages without a form for safe points, where an open page takes a newer version', () => {
  const safe = Object.entries(agentRoutes).filter(([, row]) => 'safePoint' in row);
  const others = Object.keys(SPECIFIED).filter((id) => !safe.some(([name]) => name === id));
  expect(others).toEqual(['pointsWork', 'lead', 'leadForm', 'leadImport', 'buildingReference', 'account']);
});

/** The calls that each page sends while its code is loading. */
const READS = {
  home: ['todayDue', 'homeFigures', 'recentQuotes', 'getPoints'],
  commercialHome: ['todayDue', 'homeFigures', 'recentQuotes', 'getPoints'],
  supportHome: ['todayDue', 'homeFigures', 'recentQuotes', 'getPoints'],
  staffHome: [],
  notifications: ['getNotifications'],
  paymentPending: [],
  recruit: ['getInviteLink', 'inviteCounts'],
  tree: [],
  performance: ['homeFigures', 'getPoints'],
  quotes: ['getAgents'],
  sell: ['getAgent'],
  points: ['pointsAccount', 'pointsEarnings', 'pointsStatement'],
  pointsWork: [],
  refunds: [],
  duplicateAlerts: [],
  leads: ['getAgents'],
  commercialLeads: ['getAgents'],
  lead: ['getLead'],
  leadForm: [],
  leadImport: ['listImports'],
  lists: ['getAgents'],
  todo: ['getZone', 'todoMembers'],
  commercialTodo: ['getZone', 'todoMembers'],
  learning: ['getContent'],
  faq: ['getContent'],
  help: ['getContent'],
  buildingReference: ['buildingCosts'],
  about: ['getContent'],
  account: ['getAgent'],
};

it('lists the calls that each page sends while its code is loading, the time zone before the days', () => {
  const rows = Object.entries(agentRoutes).map(([id, row]) => [
    id,
    'reads' in row ? row.reads.map(({ endpoint }) => endpoint) : [],
  ]);
  expect(Object.fromEntries(rows)).toEqual(READS);
});
