import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import type { Lane } from './lane.ts';
import { insertJobDecisions, lockFailedJobs, resetJobs } from './sql/failed-jobs.ts';
import type { Decider, FailedJobsOf } from './sql/failed-jobs.ts';
import { deleteJobs, scheduleJobs } from './sql/jobs.ts';
import type { JobDecision } from './sql/jobs.ts';

/** In one transaction: tens of thousands would hold their locks for long. */
const AT_ONCE = 500;

interface DecideParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly laneOf: (kind: string) => Lane;
}

interface JobsDecided extends Omit<FailedJobsOf, 'before' | 'limit' | 'isRetryable'> {
  readonly decision: JobDecision;
  readonly decider: Decider;
}

/** Tries failed jobs again, or deletes them, with who decided it. A job without content can only be deleted. */
export const decideFailedJobs = async (
  { db, clock, laneOf }: DecideParts,
  { decision, decider, ...which }: JobsDecided,
): Promise<number> => {
  // One that fails again meanwhile is not decided about twice.
  const before = clock.now();
  const decideSome = async (tx: Queries): Promise<number> => {
    const jobs = await lockFailedJobs(tx, {
      ...which,
      before,
      isRetryable: decision === 'retry',
      limit: AT_ONCE,
    });
    if (jobs.length === 0) return 0;
    const ids = jobs.map(({ id }) => id);
    if (decision === 'drop') await deleteJobs(tx, ids);
    else {
      await resetJobs(tx, ids);
      for (const [kind, ofKind] of Object.entries(Object.groupBy(jobs, (job) => job.kind)))
        await scheduleJobs(
          tx,
          laneOf(kind),
          (ofKind ?? []).map(({ id }) => id),
        );
    }
    await insertJobDecisions(tx, { jobs, decision, decider, now: clock.now() });
    return jobs.length;
  };
  let decided = 0;
  for (;;) {
    const count = await transaction(db, decideSome);
    decided += count;
    if (count < AT_ONCE) return decided;
  }
};
