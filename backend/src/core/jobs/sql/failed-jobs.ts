import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { JobFailureReason, JobDecision } from './jobs.ts';

/** Jobs that cannot be read or gave up, until staff drop them; `jobs.ts` stores reason and time. */
const failedJobs = (db: Queries) =>
  db.selectFrom('jobs').where('status', '=', 'failed').where('dropped_at', 'is', null);

const hasContent = sql<boolean>`payload <> ''`;

/** The newest first. */
export const listFailedJobs = (db: Queries, limit: number) =>
  failedJobs(db)
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at'])
    .select(['aside_reason as reason', 'aside_at'])
    .$narrowType<{ reason: JobFailureReason; aside_at: Date }>()
    .select(hasContent.as('is_retryable'))
    .orderBy('aside_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** How many there are of each kind and reason, the most first. */
export const countFailedJobs = (db: Queries) =>
  failedJobs(db)
    .select(['kind', 'aside_reason as reason'])
    .$narrowType<{ reason: JobFailureReason }>()
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${hasContent})`.as('retryable'),
    ])
    .groupBy(['kind', 'aside_reason'])
    .orderBy('count', 'desc')
    .orderBy('kind')
    .orderBy('reason')
    .execute();

export const isFailedJob = async (db: Queries, id: string): Promise<boolean> =>
  (await failedJobs(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Which failed jobs somebody decides about. */
export interface FailedJobsOf {
  readonly id?: string;
  readonly kind?: string;
  readonly reason?: JobFailureReason;
  /** Those that came later were not seen by whoever decides. */
  readonly before?: Date;
  /** Only those whose content is there. */
  readonly isRetryable?: boolean;
  readonly limit: number;
}

/** Locked; those that somebody else decides about at this moment are passed over. */
export const lockFailedJobs = (
  db: Queries,
  { id, kind, reason, before, isRetryable = false, limit }: FailedJobsOf,
) =>
  failedJobs(db)
    .select(['id', 'kind', 'aside_reason as reason'])
    .$narrowType<{ reason: JobFailureReason }>()
    .$if(isRetryable, (query) => query.where(hasContent))
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .$if(reason !== undefined, (query) => query.where('aside_reason', '=', reason as JobFailureReason))
    .$if(before !== undefined, (query) => query.where('aside_at', '<=', before as Date))
    .orderBy('aside_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** As new: the caller schedules them. */
export const resetJobs = async (db: Queries, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('jobs')
    .set({ status: 'waiting', attempts: 0, run_at: null, aside_reason: null, aside_at: null })
    .where('id', 'in', ids)
    .execute();
};

export interface Decider {
  /** Nothing where an operator decides by a command. */
  readonly staffId?: string;
  /** The user name of the operator. */
  readonly operator?: string;
}

interface DecidedJobs {
  readonly jobs: readonly {
    readonly id: string;
    readonly kind: string;
    readonly reason: JobFailureReason;
  }[];
  readonly decision: JobDecision;
  readonly decider: Decider;
  readonly now: Date;
}

export const insertJobDecisions = async (
  db: Queries,
  { jobs, decision, decider: { staffId, operator = '' }, now }: DecidedJobs,
): Promise<void> => {
  const rows = jobs.map(({ id, kind, reason }) => ({
    id: newId(),
    job_id: id,
    kind,
    reason,
    decision,
    staff_id: staffId ?? null,
    operator,
    at: now,
  }));
  await db.insertInto('job_decisions').values(rows).execute();
};

const LATE_SECONDS = 60;

interface WaitingJobs {
  readonly lane: string;
  readonly due: number;
  readonly late: number;
  readonly oldestDueSeconds: number;
}

/** How many are due in each lane in which one is, how many for more than a minute, and for how long. */
export const readWaitingJobs = async (db: Queries): Promise<readonly WaitingJobs[]> => {
  const { rows } = await sql<WaitingJobs>`
    select task_identifier as lane, count(*) as due,
      count(*) filter (where now() - run_at > make_interval(secs => ${LATE_SECONDS})) as late,
      floor(extract(epoch from max(now() - run_at))) as "oldestDueSeconds"
    from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now()
    group by task_identifier`.execute(db);
  return rows;
};
