import { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import { area } from '#areas/area.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { checkDuplicateAlert } from './check-line-flag.ts';
import { duplicateAlertCount, listDuplicateAlerts } from './list-line-flags.ts';

/** What people of one line share, for staff to look into (ruling R39). */
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
});
