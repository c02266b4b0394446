import { lineFlagEndpoints } from '@payung/shared/api/endpoints/line-flags.ts';
import { area } from '#areas/area.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { checkLineFlag } from './check-line-flag.ts';
import { lineFlagCount, listLineFlags } from './list-line-flags.ts';

/** What people of one line share, for staff to look into (ruling R39). */
export const duplicateAlertArea = area({
  endpoints: lineFlagEndpoints,
  handlers: {
    lineFlagCount,
    listLineFlags,
    checkLineFlag,
  },
  access: {
    lineFlagCount: forStaff,
    listLineFlags: forStaff,
    checkLineFlag: forStaff,
  },
});
