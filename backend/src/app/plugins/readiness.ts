import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { pingDatabase, probeWrite } from '#core/database/write-probe.ts';
import { readJobFigures } from '#core/jobs/sql/jobs-aside.ts';
import type { JobFigures } from '#core/jobs/sql/jobs-aside.ts';

const SLOWEST_ANSWER_MS = 2000;
/** A write costs a little: whoever asks more often gets the answer of before. */
const PROBE_EVERY_MS = 5000;

export type Failure = 'stopping' | 'database' | 'writes';
/** Everything is served, but somebody has to look. */
export type Warning = 'jobsUnreadable' | 'jobsGivenUp' | 'jobsLate';

export interface Readiness {
  readonly failing: readonly Failure[];
  readonly warnings: readonly Warning[];
  /** Nothing where the database does not say. */
  readonly jobs: JobFigures | undefined;
}

const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SLOWEST_ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

const warningsOf = (jobs: JobFigures | undefined): readonly Warning[] => {
  if (jobs === undefined) return [];
  return [
    ...(jobs.unreadable > 0 ? (['jobsUnreadable'] as const) : []),
    ...(jobs.gaveUp > 0 ? (['jobsGivenUp'] as const) : []),
    ...(jobs.late > 0 ? (['jobsLate'] as const) : []),
  ];
};

export interface ReadinessParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly isStopping: () => boolean;
}

export const createReadiness = ({ db, clock, isStopping }: ReadinessParts): (() => Promise<Readiness>) => {
  let probed = { at: -Infinity, isKept: true };
  const areWritesKept = async (): Promise<boolean> => {
    const now = clock.now().getTime();
    if (now - probed.at < PROBE_EVERY_MS) return probed.isKept;
    const kept = await inTime(probeWrite(db, clock.now()).then(() => true));
    probed = { at: now, isKept: kept === true };
    return probed.isKept;
  };
  return async () => {
    const stopping = isStopping() ? (['stopping'] as const) : [];
    const isReached = (await inTime(pingDatabase(db).then(() => true))) === true;
    if (!isReached) return { failing: [...stopping, 'database'], warnings: [], jobs: undefined };
    const writes = (await areWritesKept()) ? [] : (['writes'] as const);
    const jobs = await inTime(readJobFigures(db, clock.now()));
    return { failing: [...stopping, ...writes], warnings: warningsOf(jobs), jobs };
  };
};
