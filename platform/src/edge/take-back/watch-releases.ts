import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { EdgeLog } from '../monitoring.ts';
import { createReleaseHealth } from '../reports/release-health.ts';
import type { NotedReport, Release, SeenUse } from '../reports/release-health.ts';
import { QUESTION_PATH, serveShellQuestion, signQuestion } from './shell-question-page.ts';
import { ASK_SHELL_MINUTES, TAKE_BACK_LIMITS, createTakeBack } from './take-back.ts';
import type { TakeBackLimits } from './take-back.ts';

export interface WatchOptions {
  readonly takeBack?: TakeBackLimits;
  /** How long a shell waits for the answer of whoever the webhook tells; 0 does not ask. */
  readonly askShellMs?: number;
  /** Is told what was taken back, and asked about a shell. */
  readonly releaseWebhook?: string | undefined;
  /** For how long reports are gathered before they are written down and decided on. */
  readonly gatherReportsMs?: number;
  /** The address that customers use; without one it is what the proxy says. */
  readonly publicUrl?: string | undefined;
}

const GATHER_MS = 5_000;

interface WatchedEdge {
  readonly data: string;
  readonly log: EdgeLog;
}

export interface WatchedReleases {
  readonly note: (report: NotedReport) => void;
  readonly noteUse: (ip: string, use: SeenUse) => void;
}

/** Counts what pages report of releases, writes it down for other edges, and takes back what does not work. */
export const watchReleases = (
  app: FastifyInstance,
  { data, log }: WatchedEdge,
  options: WatchOptions,
): WatchedReleases => {
  const { takeBack: limits = TAKE_BACK_LIMITS, releaseWebhook: webhook, publicUrl } = options;
  const { gatherReportsMs = GATHER_MS, askShellMs = ASK_SHELL_MINUTES * 60_000 } = options;
  const health = createReleaseHealth(data);
  const ownUrl = (): string =>
    publicUrl ?? `http://localhost:${(app.server.address() as AddressInfo | null)?.port}`;
  const questionOf = (shell: Release): string =>
    `${ownUrl().replace(/\/$/, '')}${QUESTION_PATH}?${signQuestion(data, shell)}`;
  const checkReleases = createTakeBack({ data, limits, webhook, log, askShellMs, questionOf });
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let mustCheck = false;
  let work = Promise.resolve();

  const failed =
    (event: string) =>
    ({ message }: Error): undefined => {
      log({ event, reason: message });
      return undefined;
    };

  const settle = async (): Promise<void> => {
    await health.write().catch(failed('health-not-written'));
    if (!mustCheck) return;
    mustCheck = false;
    const until = await health.sum().then(checkReleases).catch(failed('releases-not-checked'));
    if (until === undefined) return;
    clearTimeout(later);
    later = setTimeout(check, until - Date.now()).unref();
  };

  const begin = (): void => {
    timer = undefined;
    work = work.then(settle);
  };
  /** Also where nobody reports anything. */
  const check = (): void => {
    mustCheck = true;
    begin();
  };
  const gather = (): void => {
    timer ??= setTimeout(begin, gatherReportsMs).unref();
  };

  serveShellQuestion(app, { data, publicUrl, onAnswer: check });

  app.addHook('onClose', async () => {
    clearTimeout(later);
    if (timer !== undefined) {
      clearTimeout(timer);
      begin();
    }
    await work;
    clearTimeout(later);
  });

  return {
    note: (report) => {
      health.note(report);
      mustCheck ||= report.isFailure;
      gather();
    },
    noteUse: (ip, use) => {
      health.noteUse(ip, use);
      gather();
    },
  };
};
