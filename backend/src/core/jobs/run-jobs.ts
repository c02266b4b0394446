import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { runTaskList } from 'graphile-worker';
import type { JobHelpers, WorkerEvents, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import { outsideTransaction } from '#core/database/open-transaction.ts';
import { errorFacts } from './error-facts.ts';
import { SILENT } from './install-jobs.ts';
import type { AnyJob } from './job-queue.ts';
import type { Lane } from './lane.ts';
import { tryJob } from './perform-jobs.ts';
import type { PerformParts } from './perform-jobs.ts';
import { countPending, freeJobsOf } from './sql/jobs.ts';

export interface RunningJobs {
  /** Ends when nothing is due and nothing runs here: for tests, and for a clock that was moved. */
  readonly drain: () => Promise<void>;
  /** No new job; those that run have a moment to end, and are then tried again by whoever starts next. */
  readonly stop: () => Promise<void>;
}

/** A slot that was not told of a job, through a pooler of connections for example, finds it after that time. */
const POLL_MS = 2000;
const STOP_MS = 3000;
/** Before a lane that ended by itself, because the database was away, begins again. */
const RESTART_MS = 1000;
const DRAIN_MS = 5;
/** For a job that has ended to be marked. */
const MARK_MS = 1000;

class LaneStuck extends Error {
  constructor() {
    super('A lane did not end');
    this.name = 'LaneStuck';
  }
}

interface RunParts<Job extends AnyJob> extends PerformParts<Job> {
  readonly lanes: readonly Lane[];
  /** Connections of their own: no request waits for a job, and each lane holds one on which it is told of new jobs. */
  readonly pool: Pool;
  readonly stopMs?: number;
}

/** How many connections the lanes need: one each to listen, and a few that their slots take for a moment. */
export const connectionsFor = (lanes: readonly Lane[]): number => lanes.length + 4;

/** Written by `sql/jobs.ts`. */
interface ScheduledJob {
  readonly id: string;
  /** Before the library has begun to count. */
  readonly tried?: number;
}

/**
 * When a lane has ended, and why. The library waits without end for jobs that it could not mark, where two of them failed
 * at once because the database was away: a lane that takes longer than its jobs may is not waited for.
 */
const endOf = (lanePool: WorkerPool, events: WorkerEvents, stopMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (error?: unknown): void => {
      clearTimeout(timer);
      resolve(error);
    };
    lanePool.promise.then(() => end(), end);
    events.once('pool:gracefulShutdown', () => {
      timer = setTimeout(() => end(new LaneStuck()), stopMs + MARK_MS);
    });
  });

/** Runs the jobs of each lane with slots of its own: one that is free takes the next job, whatever the others do. */
export const runJobs = <Job extends AnyJob>(parts: RunParts<Job>): RunningJobs => {
  const { lanes, pool, db, log, stopMs = STOP_MS } = parts;
  const running = new Map<string, WorkerPool>();
  let isStopped = false;

  const begin = (lane: Lane, events: WorkerEvents): WorkerPool => {
    const task = (payload: unknown, { job, abortSignal }: JobHelpers): Promise<void> => {
      const { id, tried = 0 } = payload as ScheduledJob;
      return tryJob(parts, { id, attempt: tried + job.attempts, lane, signal: abortSignal });
    };
    return runTaskList(
      {
        concurrency: lane.slots,
        pollInterval: POLL_MS,
        events,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: stopMs,
        logger: SILENT,
        // Without them a job that cannot be marked as done would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      },
      { [lane.name]: task },
      pool,
    );
  };

  const keepRunning = async (lane: Lane): Promise<void> => {
    for (;;) {
      const events: WorkerEvents = new EventEmitter();
      const lanePool = begin(lane, events);
      running.set(lane.name, lanePool);
      const error = await endOf(lanePool, events, stopMs);
      running.delete(lane.name);
      if (isStopped) return;
      log.error({ lane: lane.name, ...errorFacts(error) }, 'lane of jobs begins again');
      await pause(RESTART_MS);
      // Where the database is still away, they are freed as those of the dead are.
      await freeJobsOf(db, lanePool.id).catch(() => undefined);
      if (isStopped) return;
    }
  };
  const ended = outsideTransaction(() => Promise.all(lanes.map(keepRunning)));

  const drain = async (): Promise<void> => {
    for (;;) {
      const pools = [...running.values()];
      const pending = await countPending(
        db,
        pools.map(({ id }) => id),
      );
      if (pending === 0 || isStopped) return;
      for (const lanePool of pools) lanePool.nudge(pending);
      await pause(DRAIN_MS);
    }
  };

  return {
    drain: () => outsideTransaction(drain),
    stop: async () => {
      isStopped = true;
      for (const lanePool of running.values())
        void Promise.resolve(lanePool.gracefulShutdown()).catch(() => undefined);
      await ended;
    },
  };
};
