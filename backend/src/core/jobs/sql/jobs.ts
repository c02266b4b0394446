import type { MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { Generated } from 'kysely';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import type { SealedColumn } from '#core/secrets/sql/sealed-columns.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Why a job is set to failed: nobody can read it, or it failed as often as it may. */
export type JobFailureReason = 'unreadable' | 'gaveUp';

export type JobDecision = 'retry' | 'drop';

interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  status: Generated<'waiting' | 'done' | 'failed'>;
  attempts: Generated<number>;
  run_at: Moment;
  leased_until: MaybeMoment;
  last_error: string | null;
  created_at: Moment;
  done_at: MaybeMoment;
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
  staff_id: string;
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
  readonly now: Date;
}

export const insertJob = async (db: Queries, { id, kind, payload, now }: NewJob): Promise<void> => {
  await db.insertInto('jobs').values({ id, kind, payload, run_at: now, created_at: now }).execute();
};

interface Lease {
  readonly limit: number;
  readonly now: Date;
  readonly leasedUntil: Date;
}

/** Jobs that are due and that nobody has; two workers never take the same one. */
export const leaseDueJobs = (db: Queries, { limit, now, leasedUntil }: Lease) => {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('jobs')
    .set({ leased_until: leasedUntil, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
};

export const finishJob = async (db: Queries, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'done', payload: '', leased_until: null, done_at: now })
    .where('id', '=', id)
    .execute();
};

interface PostponedJob {
  readonly id: string;
  readonly runAt: Date;
  readonly errorKind: string;
}

export const postponeJob = async (db: Queries, { id, runAt, errorKind }: PostponedJob): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ leased_until: null, run_at: runAt, last_error: errorKind })
    .where('id', '=', id)
    .execute();
};

interface JobFailure {
  readonly id: string;
  readonly reason: JobFailureReason;
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
      leased_until: null,
      last_error: job.errorKind,
      aside_reason: job.reason,
      aside_at: job.now,
      ...(job.isEmptied ? { payload: '' } : {}),
    })
    .where('id', '=', job.id)
    .execute();
};

/** Messages that are still to be sent or have failed, with their sealed payloads. */
export const listSealedJobs = (db: Queries, limit: number) =>
  db.selectFrom('jobs').select(['id', 'payload']).where('payload', '<>', '').limit(limit).execute();

export const deleteJobs = async (db: Queries, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute();
};

/** Payloads that the secret of the server has sealed. */
export const SEALED_JOBS: SealedColumn = { table: 'jobs', keys: ['id'], column: 'payload' };

export const expiredJobs = (before: Date): RemoveBatch =>
  expiredRows('jobs', sql`status <> 'waiting' and run_at < ${before}`);
