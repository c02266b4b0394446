import { DEFAULT_SLOTS, laneOf } from '#areas/lanes.ts';
import type { LaneName } from '#areas/lanes.ts';
import type { Database } from '#core/database/database.ts';
import { countFailedJobs, readWaitingJobs } from '#core/jobs/sql/failed-jobs.ts';

export interface LaneFigures {
  /** Jobs that are due. */
  readonly due: number;
  /** Due for more than a minute. */
  readonly late: number;
  readonly unreadable: number;
  readonly gaveUp: number;
  /** Age of the oldest due job. */
  readonly oldestDueSeconds: number;
}

export type JobFigures = Readonly<Record<LaneName, LaneFigures>>;

/** Of every lane, also of those in which nothing waits: an alert wants a figure. */
export const readJobFigures = async (db: Database): Promise<JobFigures> => {
  // One after the other: a probe takes one connection.
  const waiting = await readWaitingJobs(db);
  const failed = await countFailedJobs(db);
  const figuresOf = (name: LaneName): LaneFigures => {
    const { due = 0, late = 0, oldestDueSeconds = 0 } = waiting.find(({ lane }) => lane === name) ?? {};
    const count = (wanted: 'unreadable' | 'gaveUp'): number =>
      failed
        .filter(({ kind, reason }) => laneOf(kind).name === name && reason === wanted)
        .reduce((sum, group) => sum + group.count, 0);
    return { due, late, oldestDueSeconds, unreadable: count('unreadable'), gaveUp: count('gaveUp') };
  };
  const names = Object.keys(DEFAULT_SLOTS) as LaneName[];
  return Object.fromEntries(names.map((name) => [name, figuresOf(name)])) as unknown as JobFigures;
};
