import { openPayload, sealPayload } from '#access/secrets.ts';
import type { Job } from '#areas/services.ts';
import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#database/database.ts';
import { newId } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import { failJob, finishJob, insertJob, leaseDueJobs } from '#repositories/jobs.ts';

/** A worker that dies lets its job go after this long. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;

export interface TakenJob {
  readonly id: string;
  readonly attempt: number;
  readonly job: Job;
}

export interface JobQueue {
  /** Written in the caller's transaction: no change without its job, no job without its change. */
  readonly add: (tx: Queries, job: Job) => Promise<void>;
  readonly take: (limit: number) => Promise<readonly TakenJob[]>;
  readonly finish: (taken: TakenJob) => Promise<void>;
  /** Tried again later, each time later; given up after eight times. */
  readonly fail: (taken: TakenJob, error: unknown) => Promise<void>;
}

/** 5 s, 10 s, 20 s … 5 minutes at most. */
export const backoffMs = (attempt: number): number => Math.min(5000 * 2 ** (attempt - 1), 300_000);

/** What the log and the table may know of an error: its kind, never what was in it. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

export const createJobQueue = (db: Database, clock: Clock, secret: string): JobQueue => {
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
  return {
    add: async (tx, job) => {
      const id = newId();
      await insertJob(tx, { id, kind: job.kind, payload: sealPayload(secret, id, job), now: clock.now() });
    },
    take: (limit) =>
      transaction(db, async (tx) => {
        const rows = await leaseDueJobs(tx, { limit, now: clock.now(), leasedUntil: after(LEASE_MS) });
        return rows.map((row) => ({
          id: row.id,
          attempt: row.attempts,
          job: openPayload(secret, row.id, row.payload) as Job,
        }));
      }),
    finish: ({ id }) => finishJob(db, id, clock.now()),
    fail: ({ id, attempt }, error) =>
      failJob(db, {
        id,
        isGivenUp: attempt >= MAX_ATTEMPTS,
        runAt: after(backoffMs(attempt)),
        errorKind: kindOf(error),
      }),
  };
};
