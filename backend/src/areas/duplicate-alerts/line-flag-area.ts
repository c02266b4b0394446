import type { lineFlagEndpoints } from '@payung/shared/api/endpoints/line-flags.ts';
import type { Handlers } from '../handler.ts';
import { checkLineFlag } from './check-line-flag.ts';
import { lineFlagCount, listLineFlags } from './list-line-flags.ts';

/** What people of one line share, for staff to look into (ruling R39). */
export const lineFlagArea: Handlers<typeof lineFlagEndpoints> = {
  lineFlagCount,
  listLineFlags,
  checkLineFlag,
};
