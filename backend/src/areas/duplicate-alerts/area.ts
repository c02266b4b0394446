import { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import { area } from '#areas/area.ts';
import { seedDuplicateAlert } from './demo-alert.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { checkDuplicateAlert, duplicateAlertCount, listDuplicateAlerts } from './review-alerts.ts';

/** Duplicate alerts about an upline group, for staff to check (ruling R39). */
export const duplicateAlertArea = area({
  endpoints: duplicateAlertEndpoints,
  handlers: {
    duplicateAlertCount,
    listDuplicateAlerts,
    checkDuplicateAlert,
  },
  access: {
    duplicateAlertCount: forStaff,
    listDuplicateAlerts: forStaff,
    checkDuplicateAlert: forStaff,
  },
  demo: seedDuplicateAlert,
});
