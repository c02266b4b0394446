import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { JobFailureReason, JobDecision } from './jobs.ts';

/** Jobs that cannot be read or gave up, until staff drop them; `jobs.ts` stores reason and time. */
const failedJobs = (db: Queries) =>
  db.selectFrom('jobs').where('status', '=', 'failed').where('dropped_at', 'is', null);

/** The newest first, and how many there are. */
export const listFailedJobs = async (db: Queries, limit: number) => {
  const rows = await failedJobs(db)
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at'])
    .select(['aside_reason as reason', 'aside_at'])
    .$narrowType<{ reason: JobFailureReason; aside_at: Date }>()
    .select(sql<boolean>`payload <> ''`.as('is_retryable'))
    .orderBy('aside_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const { count } = await failedJobs(db)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
};

export const lockFailedJob = (db: Queries, id: string) =>
  failedJobs(db)
    .select(['id', 'kind', 'aside_reason as reason', sql<boolean>`payload <> ''`.as('is_retryable')])
    .$narrowType<{ reason: JobFailureReason }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const retryJob = async (db: Queries, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, run_at: now, aside_reason: null, aside_at: null })
    .where('id', '=', id)
    .execute();
};

export const dropJob = async (db: Queries, id: string, now: Date): Promise<void> => {
  await db.updateTable('jobs').set({ payload: '', dropped_at: now }).where('id', '=', id).execute();
};

interface DecidedJob {
  readonly job: { readonly id: string; readonly kind: string; readonly reason: JobFailureReason };
  readonly decision: JobDecision;
  readonly staffId: string;
  readonly now: Date;
}

export const insertJobDecision = async (
  db: Queries,
  { job, decision, staffId, now }: DecidedJob,
): Promise<void> => {
  const { id, kind, reason } = job;
  await db
    .insertInto('job_decisions')
    .values({ id: newId(), job_id: id, kind, reason, decision, staff_id: staffId, at: now })
    .execute();
};

export interface JobFigures {
  /** Jobs that are due. */
  readonly due: number;
  /** Due for more than a minute. */
  readonly late: number;
  readonly unreadable: number;
  readonly gaveUp: number;
  /** Age of the oldest due job. */
  readonly oldestDueSeconds: number;
}

const LATE_SECONDS = 60;

export const readJobFigures = async (db: Queries, now: Date): Promise<JobFigures> => {
  const waited = sql<number>`extract(epoch from ${now}::timestamptz - run_at)`;
  const due = await db
    .selectFrom('jobs')
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .select([
      sql<number>`count(*)`.as('due'),
      sql<number>`count(*) filter (where ${waited} > ${LATE_SECONDS})`.as('late'),
      sql<number>`coalesce(max(${waited}), 0)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const failed = await failedJobs(db)
    .select([
      sql<number>`count(*) filter (where aside_reason = 'unreadable')`.as('unreadable'),
      sql<number>`count(*) filter (where aside_reason = 'gaveUp')`.as('gave_up'),
    ])
    .executeTakeFirstOrThrow();
  return {
    due: due.due,
    late: due.late,
    unreadable: failed.unreadable,
    gaveUp: failed.gave_up,
    oldestDueSeconds: due.oldest,
  };
};
