import { duplicateAlertCalls } from '#schemas/duplicate-alerts.ts';
import { endpoint } from '../endpoint.ts';

/** For staff alone. */
export const duplicateAlertEndpoints = {
  duplicateAlertCount: endpoint(duplicateAlertCalls.duplicateAlertCount, {
    method: 'GET',
    path: 'staff/line-flags-count',
    effect: 'reads',
    counted: 'polls',
    origin: 'assumed',
  }),
  listDuplicateAlerts: endpoint(duplicateAlertCalls.listDuplicateAlerts, {
    method: 'GET',
    path: 'staff/line-flags',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Somebody of staff has looked into it. */
  checkDuplicateAlert: endpoint(duplicateAlertCalls.checkDuplicateAlert, {
    method: 'POST',
    path: 'staff/line-flags/:flagId/check',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
