import type { Parts } from 'backend/testing/caller.ts';
import type { FilledPeople } from './fill-database.ts';

/** A read, by the name of its call, and the words that tell it from others of that name. */
export interface ReadCall {
  readonly name: string;
  readonly words?: string;
  readonly parts?: Parts;
}

const read = (name: string, query?: Readonly<Record<string, string>>): ReadCall => ({
  name,
  ...(query === undefined
    ? {}
    : { words: new URLSearchParams(query).toString().replaceAll('+', ' '), parts: { query } }),
});

const today = (): string => new Date().toISOString().slice(0, 10);
const month = (): string => new Date().toISOString().slice(0, 7);

/** Lists of an agent's own, and of everybody below for those who lead a network. */
const LISTS: readonly ReadCall[] = [
  read('listLeads', { limit: '50', sort: 'Newest' }),
  read('listLeads', { limit: '50', sort: 'Highest' }),
  read('listLeads', { limit: '50', sort: 'NameAZ' }),
  read('listLeads', { limit: '50', tab: 'In Progress' }),
  read('listLeads', { limit: '50', name: 'handayani 42' }),
  read('listLeads', { limit: '50', name: 'nobody at all' }),
  read('leadCounts'),
  read('listPolicies'),
  read('listPolicies', { kind: 'policy' }),
  read('listPolicies', { sort: 'highest' }),
  read('listPolicies', { sort: 'highestPremium' }),
  read('listPolicies', { sort: 'nameAZ' }),
  read('listPolicies', { sort: 'endsFirst' }),
  read('listPolicies', { status: 'pending payment' }),
  read('listPolicies', { status: 'completed' }),
  read('listPolicies', { status: 'cancelled' }),
  read('listPolicies', { name: 'handayani 42' }),
  read('listPolicies', { policyNo: 'PO9000000003' }),
  read('listPolicies', { ending: 'yes' }),
  read('listRenewals'),
  read('expiringPolicies', { limit: '50' }),
  read('filterPendingPayment', { limit: '50' }),
  read('filterPendingPayment', { limit: '50', sort: 'highestPremium' }),
  read('listInsureds'),
  read('listInsureds', { sort: 'nameAZ' }),
  read('listInsureds', { name: 'handayani 42' }),
];

const OF_AGENTS: readonly ReadCall[] = [
  ...LISTS,
  read('recentQuotes', { perPage: '20' }),
  read('getNotifications', { perPage: '20' }),
  read('todayDue'),
  read('homeFigures'),
  read('todoDatewise', { date: today() }),
  read('pointsAccount'),
  read('pointsStatement'),
  read('pointsStatement', { month: month() }),
  read('pointsEarnings'),
  read('inviteCounts'),
  read('agentData'),
];

const OF_LEADERS: readonly ReadCall[] = [
  read('getAgents'),
  read('todoMembers'),
  read('listNetwork'),
  read('listNetwork', { search: 'gita wijaya' }),
  read('networkFigures', { period: 'month' }),
  read('networkFigures', { period: 'all' }),
];

const OF_STAFF: readonly ReadCall[] = [
  read('failedJobs'),
  read('registrationCount'),
  read('registrationQueue'),
  read('pointsWorkCount'),
  read('redemptionQueue', { status: 'open' }),
  read('redemptionQueue', { status: 'decided' }),
  read('duplicateAlertCount'),
  read('listDuplicateAlerts'),
];

export const readsOf = (who: keyof FilledPeople | 'staffId'): readonly ReadCall[] => {
  if (who === 'staffId') return OF_STAFF;
  return who === 'managerId' ? [...OF_AGENTS, ...OF_LEADERS] : OF_AGENTS;
};
