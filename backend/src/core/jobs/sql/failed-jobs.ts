import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { JobFailureReason, JobDecision } from './jobs.ts';

/** Whatever gives up says why and when (`repositories/jobs.ts`). */
const jobsAside = (db: Queries) =>
  db.selectFrom('jobs').where('status', '=', 'failed').where('dropped_at', 'is', null);

/** The newest first, and how many there are. */
export const listFailedJobs = async (db: Queries, limit: number) => {
  const rows = await jobsAside(db)
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at'])
    .select(['aside_reason as reason', 'aside_at'])
    .$narrowType<{ reason: JobFailureReason; aside_at: Date }>()
    .select(sql<boolean>`payload <> ''`.as('is_retryable'))
    .orderBy('aside_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const { count } = await jobsAside(db)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
};

export const lockFailedJob = (db: Queries, id: string) =>
  jobsAside(db)
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
  /** May run now. */
  readonly due: number;
  /** May run for longer than a minute already. */
  readonly late: number;
  readonly unreadable: number;
  readonly gaveUp: number;
  /** How long the oldest of those that are due has been. */
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
  const aside = await jobsAside(db)
    .select([
      sql<number>`count(*) filter (where aside_reason = 'unreadable')`.as('unreadable'),
      sql<number>`count(*) filter (where aside_reason = 'gaveUp')`.as('gave_up'),
    ])
    .executeTakeFirstOrThrow();
  return {
    due: due.due,
    late: due.late,
    unreadable: aside.unreadable,
    gaveUp: aside.gave_up,
    oldestDueSeconds: due.oldest,
  };
};
