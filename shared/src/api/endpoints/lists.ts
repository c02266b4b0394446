import { listCalls } from '#schemas/lists.ts';
import { endpoint } from '../endpoint.ts';

const offlineList = { method: 'GET', effect: 'reads', offline: true } as const;

export const listEndpoints = {
  /** Cover that ends soon (DASH-018). */
  expiringPolicies: endpoint(listCalls.expiringPolicies, {
    ...offlineList,
    path: 'agent/expiring-policies',
    origin: 'specified',
  }),
  filterPendingPayment: endpoint(listCalls.filterPendingPayment, {
    method: 'GET',
    path: 'agent/filterPendingPayment',
    effect: 'reads',
    origin: 'specified',
  }),
  listPolicies: endpoint(listCalls.listPolicies, {
    ...offlineList,
    path: 'agent/policies',
    origin: 'assumed',
  }),
  listRenewals: endpoint(listCalls.listRenewals, {
    ...offlineList,
    path: 'agent/renewals',
    origin: 'assumed',
  }),
  listInsureds: endpoint(listCalls.listInsureds, {
    ...offlineList,
    path: 'agent/insureds',
    origin: 'assumed',
  }),
  /** A list as a file for a spreadsheet, all pages of it; at 100,000 lines its last line says that there are more. */
  exportList: endpoint(listCalls.exportList, {
    method: 'GET',
    path: 'agent/export/:list',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    origin: 'assumed',
  }),
  /** `logkey` where it was opened from a search, the network or a notification (ruling R60). */
  policyDetail: endpoint(listCalls.policyDetail, {
    ...offlineList,
    path: 'agent/policy-detail/:quoteId',
    origin: 'assumed',
  }),
  todayDue: endpoint(listCalls.todayDue, { ...offlineList, path: 'agent/today', origin: 'assumed' }),
  homeFigures: endpoint(listCalls.homeFigures, {
    ...offlineList,
    path: 'agent/home-figures',
    counted: 'figures',
    origin: 'assumed',
  }),
} as const;
