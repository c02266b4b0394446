import { newTraceId } from '@payung/shared/trace/trace-context.ts';
import { insideTrace } from '#core/tracing/current-trace.ts';
import { outsideTransaction } from '#core/database/open-transaction.ts';
import { errorFacts } from './error-facts.ts';
import type { JobLog } from './perform-jobs.ts';

/** Work that no job calls for. */
export interface Beat {
  /** In the log. */
  readonly work: string;
  readonly everyMs: number;
  /** One that takes longer is given up: the next one begins at its time. */
  readonly limitMs: number;
  /** Answers whether there is more to do at once. */
  readonly run: () => Promise<boolean>;
}

export interface Beats {
  /** Each once now, after the one that runs: for tests, and for a clock that was moved. */
  readonly runAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Before the first, and before what is left of one. */
const SOON_MS = 2000;
/** What does not end by then is cut off as the process ends: each part of it is a transaction. */
const STOP_MS = 3000;

class TookTooLong extends Error {
  constructor() {
    super('The work took longer than it may');
    this.name = 'TookTooLong';
  }
}

const inTime = async (work: Promise<boolean>, limitMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), limitMs);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Each by a timer of its own: one that hangs or fails stops no other, and is logged. */
export const createBeats = (beats: readonly Beat[], log: JobLog, soonMs = SOON_MS): Beats => {
  const timers = new Map<Beat, NodeJS.Timeout>();
  const underWay = new Map<Beat, Promise<boolean>>();
  let isStopped = false;

  const runOne = async ({ work, limitMs, run }: Beat): Promise<boolean> => {
    // Without spans: most beats find nothing to do.
    const traceId = newTraceId();
    try {
      return await inTime(insideTrace({ traceId }, run), limitMs);
    } catch (error) {
      log.error({ work, trace_id: traceId, ...errorFacts(error) }, 'periodic work failed');
      return false;
    }
  };
  const begin = (beat: Beat): Promise<boolean> => {
    const begun = runOne(beat).finally(() => underWay.delete(beat));
    underWay.set(beat, begun);
    return begun;
  };
  const beginIn = (beat: Beat, ms: number): void => {
    if (isStopped) return;
    const timer = setTimeout(async () => {
      const isMore = await (underWay.get(beat) ?? begin(beat));
      beginIn(beat, isMore ? Math.min(soonMs, beat.everyMs) : beat.everyMs);
    }, ms);
    timers.set(beat, timer.unref());
  };
  outsideTransaction(() => {
    for (const beat of beats) beginIn(beat, Math.min(soonMs, beat.everyMs));
  });

  return {
    runAll: async () => {
      const each = beats.map(async (beat) => {
        await underWay.get(beat);
        if (!isStopped) await (underWay.get(beat) ?? begin(beat));
      });
      await outsideTransaction(() => Promise.all(each));
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      const moment = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all(underWay.values()), moment]);
    },
  };
};
