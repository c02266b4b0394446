import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { markJobFailed } from '#core/jobs/sql/jobs.ts';
import type { JobFailureReason } from '#core/jobs/sql/jobs.ts';
import type { AreaServer } from '#testing/area-server.ts';

interface FailedJobForm {
  readonly kind?: string;
  readonly reason?: JobFailureReason;
  /** What it would have done, sealed. */
  readonly payload?: string;
}

/** A job that failed; of a code that gave up unless the test says otherwise. */
export const newFailedJob = async (
  { services: { db }, clock }: Pick<AreaServer, 'clock'> & { readonly services: { readonly db: Queries } },
  { kind = 'sendOtp', reason = 'gaveUp', payload = '' }: FailedJobForm = {},
): Promise<string> => {
  const now = clock.now();
  const id = newId();
  await db.insertInto('jobs').values({ id, kind, payload, created_at: now }).execute();
  await markJobFailed(db, { id, reason, attempts: 8, errorKind: 'Error', isEmptied: false, now });
  return id;
};

export const emptyJobs = async (db: Queries): Promise<void> => {
  await db.deleteFrom('jobs').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
};

/** Every job that waits is due since so many seconds: the library asks the clock of the database. */
export const dueSince = async (db: Queries, seconds: number): Promise<void> => {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() - make_interval(secs => ${seconds}))
    from graphile_worker.jobs`.execute(db);
};

/** What the library knows of its jobs. */
export const scheduledJobs = async (db: Queries) => {
  const { rows } = await sql<{ lane: string; attempts: number; secondsLeft: number }>`
    select task_identifier as lane, attempts,
      round(extract(epoch from run_at - now()))::int as "secondsLeft"
    from graphile_worker.jobs order by id`.execute(db);
  return rows;
};
