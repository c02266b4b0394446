import type { MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { Generated } from 'kysely';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import type { Lane } from '#core/jobs/lane.ts';
import type { MarkedColumn } from '#core/secrets/sql/sealed-columns.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Why a job is set to failed: nobody can read it, or it failed as often as it may. */
export type JobFailureReason = 'unreadable' | 'gaveUp';

export type JobDecision = 'retry' | 'drop';

/** What a job does; when it runs is known to the library, in its own schema. A job that is done is deleted. */
interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  /** Mark of the secret. */
  sealed_by: Generated<string | null>;
  status: Generated<'waiting' | 'done' | 'failed'>;
  attempts: Generated<number>;
  /** Only of an older release, which does not know the library. */
  run_at: MaybeMoment;
  leased_until: MaybeMoment;
  last_error: string | null;
  created_at: Moment;
  aside_reason: JobFailureReason | null;
  aside_at: MaybeMoment;
  dropped_at: MaybeMoment;
}

interface JobDecisionsTable {
  id: string;
  job_id: string;
  kind: string;
  reason: JobFailureReason;
  decision: JobDecision;
  /** Nothing where an operator has decided by a command. */
  staff_id: string | null;
  operator: Generated<string>;
  at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    jobs: JobsTable;
    job_decisions: JobDecisionsTable;
  }
}

interface NewJob {
  readonly id: string;
  readonly kind: string;
  /** Sealed. */
  readonly payload: string;
  /** Mark of the secret. */
  readonly sealedBy: string;
  readonly now: Date;
}

/** A job and its place with the library in one statement: neither is ever without the other. */
export const addJob = async (
  db: Queries,
  lane: Lane,
  { id, kind, payload, sealedBy, now }: NewJob,
): Promise<void> => {
  await sql`
    with added as (
      insert into jobs (id, kind, payload, sealed_by, created_at)
      values (${id}, ${kind}, ${payload}, ${sealedBy}, ${now}) returning id
    )
    select graphile_worker.add_job(
      ${lane.name}, json_build_object('id', id), max_attempts => ${lane.tries}, job_key => id
    ) from added`.execute(db);
};

/** Lets the library run them: only their ids stand in its tables, so that one is never scheduled twice. */
export const scheduleJobs = async (
  db: Queries,
  { name, tries }: Pick<Lane, 'name' | 'tries'>,
  ids: readonly string[],
): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${name}, json_build_object('id', id), max_attempts => ${tries}, job_key => id)
    from unnest(${ids}::text[]) as id`.execute(db);
};

interface NextTry {
  readonly id: string;
  /** How often it was tried already: the library counts from the beginning. */
  readonly tried: number;
  readonly afterMs: number;
}

/** Lets the library run a job again that it is running now. */
export const scheduleNextTry = async (
  db: Queries,
  { name, tries }: Pick<Lane, 'name' | 'tries'>,
  { id, tried, afterMs }: NextTry,
): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      ${name}, json_build_object('id', ${id}::text, 'tried', ${tried}::int), max_attempts => ${tries}, job_key => ${id},
      run_at => now() + make_interval(secs => ${afterMs / 1000})
    )`.execute(db);
};

/** What a waiting job does; nothing where it was deleted or has failed meanwhile. */
export const findWaitingJob = (db: Queries, id: string) =>
  db
    .selectFrom('jobs')
    .select(['kind', 'payload', 'created_at'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

interface JobFailure {
  readonly id: string;
  readonly reason: JobFailureReason;
  readonly attempts: number;
  readonly errorKind: string;
  /** Of no use any more, no matter who tries again. */
  readonly isEmptied: boolean;
  readonly now: Date;
}

export const markJobFailed = async (db: Queries, job: JobFailure): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({
      status: 'failed',
      attempts: job.attempts,
      last_error: job.errorKind,
      aside_reason: job.reason,
      aside_at: job.now,
      ...(job.isEmptied ? { payload: '' } : {}),
    })
    .where('id', '=', job.id)
    .where('status', '=', 'waiting')
    .execute();
};

/** Messages that are still to be sent or have failed, with their sealed payloads. */
export const listSealedJobs = (db: Queries, limit: number) =>
  db.selectFrom('jobs').select(['id', 'payload']).where('payload', '<>', '').limit(limit).execute();

export const deleteJobs = async (db: Queries, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute();
};

/** Payloads that the secret of the server has sealed. */
export const SEALED_JOBS: MarkedColumn = {
  table: 'jobs',
  keys: ['id'],
  column: 'payload',
  mark: 'sealed_by',
};

export const expiredJobs = (before: Date): RemoveBatch =>
  expiredRows('jobs', sql`status <> 'waiting' and coalesce(aside_at, created_at) < ${before}`);

/** Takes the jobs of an older release over, but for those that it is doing; answers them by their kinds. */
export const takeOverJobs = (db: Queries, now: Date) =>
  db
    .updateTable('jobs')
    .set({ run_at: null, leased_until: null })
    .where('status', '=', 'waiting')
    .where('run_at', 'is not', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .returning(['id', 'kind'])
    .execute();

/** Longer than any job may take: whoever holds one for that long has died. */
const DEAD_AFTER = sql`interval '2 minutes'`;

/**
 * Frees the jobs of backends that have died; the library itself waits for hours. One that was at its last try gets
 * another, in which it is done or set aside.
 */
export const freeJobsOfTheDead = async (db: Queries): Promise<void> => {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - ${DEAD_AFTER} having count(*) > 0`.execute(db);
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => max_attempts - 1)
    from graphile_worker.jobs where locked_at is null and attempts >= max_attempts group by max_attempts`.execute(
    db,
  );
};

/** Frees what a pool of the library held that has ended. */
export const freeJobsOf = async (db: Queries, poolId: string): Promise<void> => {
  await sql`select graphile_worker.force_unlock_workers(array[${poolId}])`.execute(db);
};

/** Jobs that are due, and those that the pools with these ids are doing. */
export const countPending = async (db: Queries, poolIds: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs
    where locked_by = any(${poolIds})
      or (locked_at is null and attempts < max_attempts and run_at <= now())`.execute(db);
  return rows[0]?.count ?? 0;
};
