import type { ModulesWithRetention } from '#areas/privacy/remove-expired.ts';
import type { Job, Services } from '#areas/services.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { createBeats } from '#core/jobs/beats.ts';
import type { Beat } from '#core/jobs/beats.ts';
import type { JobLog, Perform } from '#core/jobs/perform-jobs.ts';
import { connectionsFor, runJobs } from '#core/jobs/run-jobs.ts';
import type { Environment } from '#environment.ts';
import { currentTrace, insideNewTrace } from '#core/tracing/current-trace.ts';
import type { StatementWatch } from '#core/database/connection/statement-watch.ts';
import type { Tracing } from '@payung/shared/trace/tracing.ts';
import type { Figures } from '#app/plugins/figures.ts';
import { chooseMessages } from '#providers/messages/messages.ts';
import type { MessageProvider } from '#providers/messages/messages.ts';
import { observedCall } from '#providers/observed-calls.ts';
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
  readonly statements: StatementWatch | undefined;
  readonly tracing: Tracing | undefined;
  readonly figures: Figures;
  /** More periodic work. */
  readonly further?: readonly Beat[];
}

/** Times every message by the provider that it goes to. */
const observedMessages = (messages: MessageProvider, { providerCall }: Figures): MessageProvider => ({
  send: (message, signal) =>
    observedCall([message.channel === 'email' ? 'mail' : 'gateway', message.channel, providerCall], () =>
      messages.send(message, signal),
    ),
});

/** What is said of a part of some work names the trace of that. */
const withTrace = (facts: object): object => ({ trace_id: currentTrace()?.traceId, ...facts });

const tracedLog = (log: JobLog): JobLog => ({
  info: (facts, text) => log.info(withTrace(facts), text),
  error: (facts, text) => log.error(withTrace(facts), text),
});

/** Each try is a trace of its own, and counted. */
const observedJobs =
  (perform: Perform<Job>, { tracing, figures }: Pick<WorkParts, 'tracing' | 'figures'>): Perform<Job> =>
  async (taken) => {
    const begun = performance.now();
    const end = (outcome: 'done' | 'failed'): void =>
      figures.jobDone(taken.lane.name, outcome, (performance.now() - begun) / 1000);
    try {
      const other = await insideNewTrace({ traceId: taken.traceId, tracing }, `job ${taken.job.kind}`, () =>
        perform(taken),
      );
      end('done');
      return other;
    } catch (error) {
      end('failed');
      throw error;
    }
  };

export const startWork = ({
  services,
  environment,
  modules,
  url,
  log: ofServer,
  statements,
  tracing,
  figures,
  further = [],
}: WorkParts): Work => {
  const log = tracedLog(ofServer);
  const { db, clock, secret, olderSecrets = [] } = services;
  const lanes = Object.values(lanesOf(environment.jobSlots));
  const limits = { ...environment.databaseLimits, connections: connectionsFor(lanes) };
  const { pool, close } = openPostgres(url, limits, statements);
  const messages = observedMessages(chooseMessages(environment, db, clock), figures);
  const perform = observedJobs(createJobPerformer(services, messages), { tracing, figures });
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
