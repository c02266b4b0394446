import type { ModulesWithRetention } from '#areas/privacy/remove-expired.ts';
import type { Services } from '#areas/services.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { createBeats } from '#core/jobs/beats.ts';
import type { Beat } from '#core/jobs/beats.ts';
import type { JobLog } from '#core/jobs/perform-jobs.ts';
import { connectionsFor, runJobs } from '#core/jobs/run-jobs.ts';
import type { Environment } from '#environment.ts';
import { chooseMessages } from '#providers/messages/messages.ts';
import { lanesOf } from '#areas/lanes.ts';
import { createJobPerformer } from './perform-job.ts';
import { periodicWork } from './periodic-work.ts';

/** What a backend does that no request asks for. */
export interface Work {
  /** Does all jobs that are due. */
  readonly drain: () => Promise<void>;
  /** Does all periodic work now. */
  readonly beat: () => Promise<void>;
  /** Both, for a clock that was moved. */
  readonly runDue: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface WorkParts {
  readonly services: Services;
  readonly environment: Environment;
  readonly modules: ModulesWithRetention;
  /** Of the database. */
  readonly url: string;
  readonly log: JobLog;
  /** More periodic work. */
  readonly further?: readonly Beat[];
}

export const startWork = ({ services, environment, modules, url, log, further = [] }: WorkParts): Work => {
  const { db, clock, secret, olderSecrets = [] } = services;
  const lanes = Object.values(lanesOf(environment.jobSlots));
  const { pool, close } = openPostgres(url, {
    ...environment.databaseLimits,
    connections: connectionsFor(lanes),
  });
  const perform = createJobPerformer(services, chooseMessages(environment, db, clock));
  const jobs = runJobs({ db, clock, secret, olderSecrets, lanes, perform, log, pool });
  const beats = createBeats([...periodicWork(services, log, modules), ...further], log);
  const stop = async (): Promise<void> => {
    await Promise.all([jobs.stop(), beats.stop()]);
    await close();
  };
  // A benchmark stops the work alone, before the backend stops.
  let stopped: Promise<void> | undefined;
  return {
    drain: jobs.drain,
    beat: beats.runAll,
    runDue: async () => {
      await jobs.drain();
      await beats.runAll();
    },
    stop: () => (stopped ??= stop()),
  };
};
