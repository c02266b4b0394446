import { operationEndpoints } from '@payung/shared/api/endpoints/operation.ts';
import { area } from '#areas/area.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { decideJob, failedJobs } from './failed-jobs.ts';

/** Jobs that failed permanently, for staff. */
export const operationArea = area({
  endpoints: operationEndpoints,
  handlers: {
    failedJobs,
    decideJob,
  },
  access: {
    failedJobs: forStaff,
    decideJob: forStaff,
  },
});
