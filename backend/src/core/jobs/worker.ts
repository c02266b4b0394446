import { outsideTransaction } from '#core/database/open-transaction.ts';
import { errorFacts } from './job-queue.ts';
import type { AnyJob, JobQueue, TakenJob } from './job-queue.ts';

export interface WorkerLog {
  readonly info: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}

export interface Worker {
  /** Looks for work soon instead of at the next interval: called after a job was written. */
  readonly wake: () => void;
  /** Runs everything that is due now; tests call it instead of waiting. */
  readonly drain: () => Promise<void>;
  /** A whole round at once, after the one that runs: for a clock that was moved. */
  readonly beat: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const BEAT_MS = 2000;
/** Long enough for the transaction that wrote the job to commit. */
const SOON_MS = 20;
const AT_ONCE = 5;

interface WorkerParts<Job extends AnyJob> {
  readonly queue: JobQueue<Job>;
  readonly perform: (taken: TakenJob<Job>) => Promise<void>;
  /** Work that no job calls for; run on every beat. */
  readonly runPeriodicWork: () => Promise<void>;
  readonly log: WorkerLog;
  readonly beatMs?: number;
}

export const createWorker = <Job extends AnyJob>({
  queue,
  perform,
  runPeriodicWork,
  log,
  beatMs = BEAT_MS,
}: WorkerParts<Job>): Worker => {
  let running: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;
  let isStopped = false;

  const runOne = async (taken: TakenJob<Job>): Promise<void> => {
    const facts = { job: taken.id, kind: taken.job.kind, attempt: taken.attempt };
    try {
      await perform(taken);
      await queue.finish(taken);
      log.info(facts, 'job done');
    } catch (error) {
      log.error({ ...facts, ...errorFacts(error) }, 'job failed');
      await queue.fail(taken, error);
    }
  };

  const runDue = async (): Promise<void> => {
    for (;;) {
      const taken = isStopped ? [] : await queue.take(AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map(runOne));
    }
  };

  const drain = (): Promise<void> => {
    running ??= outsideTransaction(runDue).finally(() => {
      running = undefined;
    });
    return running;
  };

  const quietly = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.error(errorFacts(error), 'worker'));

  /** Payments are asked about whatever becomes of the jobs, and by one round at a time. */
  let round: Promise<void> | undefined;
  const runRound = async (): Promise<void> => {
    await quietly(drain());
    if (!isStopped) await quietly(runPeriodicWork());
  };
  const beginRound = (): Promise<void> => {
    round ??= runRound().finally(() => {
      round = undefined;
    });
    return round;
  };
  const interval = setInterval(() => void beginRound(), beatMs);
  interval.unref();

  return {
    wake: () => {
      if (soon !== undefined || isStopped) return;
      soon = setTimeout(() => {
        soon = undefined;
        void quietly(drain());
      }, SOON_MS);
    },
    drain,
    beat: async () => {
      await round;
      await beginRound();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(interval);
      clearTimeout(soon);
      await running?.catch(() => undefined);
      await round;
    },
  };
};
