import { operationEndpoints } from '@payung/shared/api/endpoints/operation.ts';
import { area } from '#areas/area.ts';
import { forStaff } from '#core/access/access-rows.ts';
import { decideJob, decideJobs, failedJobs } from './failed-jobs.ts';

/** Jobs that failed permanently, for staff. */
export const operationArea = area({
  endpoints: operationEndpoints,
  handlers: {
    failedJobs,
    decideJob,
    decideJobs,
  },
  access: {
    failedJobs: forStaff,
    decideJob: forStaff,
    decideJobs: forStaff,
  },
});
