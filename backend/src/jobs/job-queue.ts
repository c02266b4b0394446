import { sql } from 'kysely';
import { openPayload, sealPayload } from '#access/secrets.ts';
import type { Job } from '#areas/services.ts';
import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#database/database.ts';
import { newId } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';

/** A worker that dies lets its job go after this long. */
const LEASE_MS = 60_000;
const MOST_ATTEMPTS = 8;

export interface TakenJob {
  readonly id: string;
  readonly attempt: number;
  readonly job: Job;
}

export interface JobQueue {
  /** Written in the caller's transaction: no change without its job, no job without its change. */
  readonly add: (tx: Queries, job: Job) => Promise<void>;
  readonly take: (most: number) => Promise<readonly TakenJob[]>;
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
      const now = clock.now();
      const payload = sealPayload(secret, id, job);
      await tx
        .insertInto('jobs')
        .values({ id, kind: job.kind, payload, run_at: now, created_at: now })
        .execute();
    },
    take: (most) =>
      transaction(db, async (trx) => {
        const due = trx
          .selectFrom('jobs')
          .select('id')
          .where('status', '=', 'waiting')
          .where('run_at', '<=', clock.now())
          .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', clock.now())]))
          .orderBy('run_at')
          .orderBy('id')
          .limit(most)
          .forUpdate()
          .skipLocked();
        const rows = await trx
          .updateTable('jobs')
          .set({ leased_until: after(LEASE_MS), attempts: sql<number>`attempts + 1` })
          .where('id', 'in', due)
          .returning(['id', 'payload', 'attempts'])
          .execute();
        return rows.map((row) => ({
          id: row.id,
          attempt: row.attempts,
          job: openPayload(secret, row.id, row.payload) as Job,
        }));
      }),
    finish: async ({ id }) => {
      await db
        .updateTable('jobs')
        .set({ status: 'done', payload: '', leased_until: null, done_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
    fail: async ({ id, attempt }, error) => {
      const isGivenUp = attempt >= MOST_ATTEMPTS;
      await db
        .updateTable('jobs')
        .set({
          status: isGivenUp ? 'failed' : 'waiting',
          ...(isGivenUp ? { payload: '' } : {}),
          leased_until: null,
          run_at: after(backoffMs(attempt)),
          last_error: kindOf(error),
        })
        .where('id', '=', id)
        .execute();
    },
  };
};
