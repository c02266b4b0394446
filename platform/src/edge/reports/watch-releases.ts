import type { FastifyInstance } from 'fastify';
import type { EdgeLog } from '../monitoring.ts';
import { createReleaseHealth } from './release-health.ts';
import type { NotedReport } from './release-health.ts';
import { TAKE_BACK_LIMITS, createTakeBack } from './take-back.ts';
import type { TakeBackLimits } from './take-back.ts';

export interface WatchOptions {
  readonly takeBack?: TakeBackLimits;
  /** Is told what was taken back. */
  readonly releaseWebhook?: string | undefined;
  /** For how long reports are gathered before they are written down and decided on. */
  readonly gatherReportsMs?: number;
}

const GATHER_MS = 5_000;

interface WatchedEdge {
  readonly data: string;
  readonly log: EdgeLog;
}

/** Counts what pages report of releases, writes it down for other edges, and takes back what does not work. */
export const watchReleases = (
  app: FastifyInstance,
  { data, log }: WatchedEdge,
  { takeBack: limits = TAKE_BACK_LIMITS, releaseWebhook: webhook, gatherReportsMs = GATHER_MS }: WatchOptions,
): ((report: NotedReport) => void) => {
  const health = createReleaseHealth(data);
  const checkReleases = createTakeBack({ data, limits, webhook, log });
  let timer: NodeJS.Timeout | undefined;
  let hasFailures = false;
  let work = Promise.resolve();

  const failed =
    (event: string) =>
    ({ message }: Error): void =>
      log({ event, reason: message });

  const settle = async (): Promise<void> => {
    await health.write().catch(failed('health-not-written'));
    if (!hasFailures) return;
    hasFailures = false;
    await health.sum().then(checkReleases).catch(failed('releases-not-checked'));
  };

  const begin = (): void => {
    timer = undefined;
    work = work.then(settle);
  };

  app.addHook('onClose', async () => {
    if (timer !== undefined) {
      clearTimeout(timer);
      begin();
    }
    await work;
  });

  return (report) => {
    health.note(report);
    hasFailures ||= report.isFailure;
    timer ??= setTimeout(begin, gatherReportsMs).unref();
  };
};
