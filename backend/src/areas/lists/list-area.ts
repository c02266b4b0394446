import type { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import type { Handlers } from '../handler.ts';
import { exportList } from './export-list.ts';
import { homeFigures } from './home-figures.ts';
import { listInsureds } from './insureds.ts';
import { linesOf } from './lines.ts';
import { policyDetail } from './policy-detail.ts';
import { todayDue } from './today-due.ts';

export const listArea: Handlers<typeof listEndpoints> = {
  expiringPolicies: linesOf('expiring'),
  filterPendingPayment: linesOf('pending'),
  listPolicies: linesOf('policies'),
  listRenewals: linesOf('renewals'),
  listInsureds,
  exportList,
  policyDetail,
  todayDue,
  homeFigures,
};
