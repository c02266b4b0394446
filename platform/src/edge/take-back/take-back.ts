import { versionName } from '#registry/data-folder.ts';
import type { DeployedState } from '#registry/generations.ts';
import { readDeployed } from '#registry/registry-file.ts';
import type { EdgeLog } from '../monitoring.ts';
import type { Release, ReleaseHealth } from '../reports/release-health.ts';
import type { ReleaseCounts } from '../reports/visitors.ts';
import { putBack } from './put-back.ts';
import type { Given } from './put-back.ts';
import { TAKEN_BACK_BY, pastOf } from './release-past.ts';
import { contactOf, tellWebhook } from './release-webhook.ts';
import type { ReleaseEvent } from './release-webhook.ts';
import { beginQuestion, readQuestion } from './shell-question.ts';

/** From when on a release is taken back; 0 turns it off. */
export interface TakeBackLimits {
  /** Networks in which it could not be used. */
  readonly failed: number;
  /** Of 100 in which it was opened. */
  readonly percent: number;
}

export const TAKE_BACK_LIMITS: TakeBackLimits = { failed: 5, percent: 20 };

/** How long a shell waits for an answer. */
export const ASK_SHELL_MINUTES = 5;

/** What fails later has another cause than the release. */
const NEW_FOR_MS = 24 * 3_600_000;

export const shouldTakeBack = ({ opened, failed }: ReleaseCounts, limits: TakeBackLimits): boolean =>
  limits.failed > 0 &&
  limits.percent > 0 &&
  failed >= limits.failed &&
  failed * 100 >= limits.percent * opened;

export interface TakeBackOptions {
  readonly data: string;
  readonly limits: TakeBackLimits;
  readonly webhook?: string | undefined;
  readonly log: EdgeLog;
  /** How long a shell waits for the answer of whoever is told by the webhook. */
  readonly askShellMs: number;
  /** The address of the page that asks; see question-page.ts. */
  readonly questionOf: (shell: Release) => string;
}

const isSame = (one: Release, other: Release): boolean =>
  one.owner === other.owner && versionName(one) === versionName(other);

/** What visitors get, and what only some of them get. */
const givenReleases = ({ registry: { shell, remotes }, canaries = {} }: DeployedState): readonly Given[] => [
  { owner: 'shell', version: shell.version, build: shell.build },
  ...Object.values(remotes).map(({ current: { name, version, build } }) => ({ owner: name, version, build })),
  ...Object.entries(canaries).map(
    ([owner, { version, build }]) => ({ owner, version, build, isCanary: true }) as const,
  ),
];

interface Suspect {
  readonly release: Given;
  readonly since: number;
  readonly counts: ReleaseCounts;
}

/** Takes releases back that many visitors cannot use, one after another; see docs/decisions/105. */
export const createTakeBack = (options: TakeBackOptions) => {
  const { data, limits, webhook, log, askShellMs, questionOf } = options;
  const attempted: Release[] = [];
  /** Releases that are beyond this, as long as nothing is changed: their past is not read again. */
  let spared: { readonly generation: number; readonly releases: Release[] } = { generation: 0, releases: [] };

  const suspectOf = async (release: Given, health: ReleaseHealth): Promise<Suspect | undefined> => {
    const { since, shellTakenBackAt, isDecided } = await pastOf(data, release);
    const isOld = release.isCanary === undefined && Date.now() - since > NEW_FOR_MS;
    if (isDecided || isOld) {
      spared.releases.push(release);
      return undefined;
    }
    // What a bad shell broke is not held against the remotes in its pages.
    const pages = release.owner === 'shell' ? 0 : shellTakenBackAt;
    const counts = health.countOf(release, { time: since, pages });
    return shouldTakeBack(counts, limits) ? { release, since, counts } : undefined;
  };

  const tell = (
    { release, counts }: Pick<Suspect, 'release' | 'counts'>,
    { event, ...what }: Pick<ReleaseEvent, 'event' | 'instead' | 'reason' | 'question' | 'until'>,
  ): void => {
    const told = { event, remote: release.owner, release: versionName(release), ...what, ...counts };
    // Who has the address may answer.
    const { question: _secret, ...logged } = told;
    log(logged);
    if (webhook !== undefined) tellWebhook(webhook, { ...told, ...contactOf(data, release) }, log);
  };

  const takeBack = async (suspect: Pick<Suspect, 'release' | 'counts'>): Promise<void> => {
    const { release, counts } = suspect;
    const author = {
      command: `${TAKEN_BACK_BY}${counts.failed} of ${counts.opened} addresses could not use it`,
    };
    attempted.push(release);
    try {
      const instead = await putBack(data, release, author);
      if (instead === undefined) tell(suspect, { event: 'withdrawn' });
      else tell(suspect, { event: release.isCanary ? 'canary-stopped' : 'taken-back', instead });
    } catch (cause) {
      // Another edge was faster, or a person.
      if (!givenReleases(readDeployed(data)).some((live) => isSame(live, release))) return;
      tell(suspect, { event: 'take-back-failed', reason: (cause as Error).message });
    }
  };

  /** Whether the shell waits for an answer, and until when. It is asked about first. */
  const waitsUntil = (suspect: Suspect): number | undefined => {
    const { release, counts } = suspect;
    if (release.owner !== 'shell' || release.isCanary || webhook === undefined || askShellMs === 0)
      return undefined;
    if (beginQuestion(data, versionName(release), counts)) {
      const until = new Date(Date.now() + askShellMs).toISOString();
      tell(suspect, { event: 'take-back-asked', question: questionOf(release), until });
    }
    const until = (readQuestion(data, versionName(release))?.askedAt ?? Date.now()) + askShellMs;
    return until > Date.now() ? until : undefined;
  };

  /** What somebody has decided about the shell that is live. */
  const obeyAnswer = async (releases: readonly Given[]): Promise<void> => {
    const shell = releases.find(({ owner, isCanary }) => owner === 'shell' && !isCanary);
    const question = shell && readQuestion(data, versionName(shell));
    if (shell === undefined || question?.answer === undefined) return;
    if (attempted.some((other) => isSame(other, shell))) return;
    const { answer, opened, failed } = question;
    if (answer === 'leave') attempted.push(shell);
    else await takeBack({ release: shell, counts: { opened, failed } });
  };

  /**
   * Decides about what visitors get now; the newest first, and the others by what is reported after it. Answers when it
   * must look again, although nothing more may be reported.
   */
  return async (health: ReleaseHealth): Promise<number | undefined> => {
    await obeyAnswer(givenReleases(readDeployed(data)));
    const deployed = readDeployed(data);
    const { registry } = deployed;
    if (registry.generation !== spared.generation) spared = { generation: registry.generation, releases: [] };
    const suspects: Suspect[] = [];
    for (const release of givenReleases(deployed)) {
      if ([...attempted, ...spared.releases].some((other) => isSame(other, release))) continue;
      if (!shouldTakeBack(health.countOf(release), limits)) continue;
      const suspect = await suspectOf(release, health);
      if (suspect) suspects.push(suspect);
    }
    const [newest] = suspects.toSorted((one, other) => other.since - one.since);
    if (newest === undefined) return undefined;
    const until = waitsUntil(newest);
    if (until === undefined) await takeBack(newest);
    return until;
  };
};
