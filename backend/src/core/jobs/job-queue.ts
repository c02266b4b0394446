import { openPayload, sealPayload } from '#core/access/secrets.ts';
import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { finishJob, insertJob, leaseDueJobs, postponeJob, markJobFailed } from '#core/jobs/sql/jobs.ts';

/** The job of a dead worker is released after this time. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
/** A code has expired when its message has failed eight times: its payload is deleted. */
const ENDS_WITH_ITS_TRIES: ReadonlySet<string> = new Set(['sendOtp']);

/** Work that is done once, after the transaction that added it. */
export interface AnyJob {
  readonly kind: string;
}

export interface TakenJob<Job extends AnyJob = AnyJob> {
  readonly id: string;
  readonly attempt: number;
  readonly job: Job;
}

export interface JobQueue<Job extends AnyJob = AnyJob> {
  /** Written in the caller's transaction: no change without its job, no job without its change. */
  readonly add: (tx: Queries, job: Job) => Promise<void>;
  /** Nothing when nothing is due. Jobs that nobody can read are set to failed on the way. */
  readonly take: (limit: number) => Promise<readonly TakenJob<Job>[]>;
  readonly finish: (taken: TakenJob<Job>) => Promise<void>;
  /** Tried again later, each time later; set to failed after eight times. */
  readonly fail: (taken: TakenJob<Job>, error: unknown) => Promise<void>;
}

interface JobQueueParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** Called for each job that failed. */
  readonly onFailed?: (facts: object) => void;
}

/** 5 s, 10 s, 20 s … 5 minutes at most. */
export const backoffMs = (attempt: number): number => Math.min(5000 * 2 ** (attempt - 1), 300_000);

const kindOf = (error: unknown): string => Object.values(errorFacts(error)).join(' ');

type LeasedJob = Awaited<ReturnType<typeof leaseDueJobs>>[number];

export const createJobQueue = <Job extends AnyJob = AnyJob>({
  db,
  clock,
  secret,
  onFailed,
}: JobQueueParts): JobQueue<Job> => {
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Outside of the transaction that took it: one that cannot be read must not undo the taking of the others. */
  const opened = async ({ id, kind, payload, attempts }: LeasedJob): Promise<TakenJob<Job> | undefined> => {
    try {
      return { id, attempt: attempts, job: openPayload(secret, id, payload) as Job };
    } catch (error) {
      const facts = { id, reason: 'unreadable', errorKind: kindOf(error) } as const;
      await markJobFailed(db, { ...facts, isEmptied: false, now: clock.now() });
      onFailed?.({ job: id, kind, reason: 'unreadable' });
      return undefined;
    }
  };

  return {
    add: async (tx, job) => {
      const id = newId();
      await insertJob(tx, { id, kind: job.kind, payload: sealPayload(secret, id, job), now: clock.now() });
    },
    take: async (limit) => {
      for (;;) {
        const leased = await leaseDueJobs(db, { limit, now: clock.now(), leasedUntil: after(LEASE_MS) });
        if (leased.length === 0) return [];
        const taken: TakenJob<Job>[] = [];
        for (const row of leased) {
          const job = await opened(row);
          if (job !== undefined) taken.push(job);
        }
        if (taken.length > 0) return taken;
      }
    },
    finish: ({ id }) => finishJob(db, id, clock.now()),
    fail: async ({ id, attempt, job }, error) => {
      const errorKind = kindOf(error);
      if (attempt < MAX_ATTEMPTS) {
        await postponeJob(db, { id, runAt: after(backoffMs(attempt)), errorKind });
        return;
      }
      const isEmptied = ENDS_WITH_ITS_TRIES.has(job.kind);
      await markJobFailed(db, { id, reason: 'gaveUp', errorKind, isEmptied, now: clock.now() });
      onFailed?.({ job: id, kind: job.kind, reason: 'gaveUp' });
    },
  };
};

/** SQLSTATE (23505), an error of the system (ECONNREFUSED) or of a library (FST_ERR_…): a fixed list, never data. */
const ERROR_CODE = /^(?:[0-9A-Z]{5}|E[A-Z]{2,}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;

export const isErrorCode = (code: unknown): code is string =>
  typeof code === 'string' && ERROR_CODE.test(code);

interface ErrorFacts {
  readonly errorKind: string;
  readonly errorCode?: string;
}

/** What the log and the tables may know of an error: its kind and code, never its text, which quotes data. */
export const errorFacts = (error: unknown): ErrorFacts => {
  if (!(error instanceof Error)) return { errorKind: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  return { errorKind: error.name, ...(isErrorCode(code) ? { errorCode: code } : {}) };
};
