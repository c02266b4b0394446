import { newId } from '#core/database/identifiers.ts';
import { insertJob, markJobFailed } from '#core/jobs/sql/jobs.ts';
import type { AreaServer } from '#testing/area-server.ts';

/** A job that gave up, with or without what it would have done. */
export const newFailedJob = async (
  { services: { db }, clock }: AreaServer,
  payload = '',
): Promise<string> => {
  const now = clock.now();
  const job = { id: newId(), kind: 'sendOtp', payload, now };
  await insertJob(db, job);
  await markJobFailed(db, { id: job.id, reason: 'gaveUp', errorKind: 'Error', isEmptied: false, now });
  return job.id;
};
