import { versionName } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import type { DeployedState } from '#registry/generations.ts';
import { readDeployed, readRegistry } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { stopCanary } from '#registry/sets/canary-changes.ts';
import { rollBackShell, takeOut } from '#registry/roll-back.ts';
import type { EdgeLog } from '../monitoring.ts';
import type { Release, ReleaseHealth } from './release-health.ts';
import { TAKEN_BACK_BY, pastOf } from './release-past.ts';
import { contactOf, tellWebhook } from './release-webhook.ts';
import type { ReleaseEvent } from './release-webhook.ts';
import type { ReleaseCounts } from './visitors.ts';

/** From when on a release is taken back; 0 turns it off. */
export interface TakeBackLimits {
  /** Client addresses that could not use it. */
  readonly failed: number;
  /** Of 100 that opened it. */
  readonly percent: number;
}

export const TAKE_BACK_LIMITS: TakeBackLimits = { failed: 5, percent: 20 };

/** What fails later has another cause than the release. */
const NEW_FOR_MS = 24 * 3_600_000;

/** So long open pages may go on with a release that was taken back, as they ask for the registry. */
const LEFT_WITHIN_MS = 300_000;

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
}

const isSame = (one: Release, other: Release): boolean =>
  one.owner === other.owner && versionName(one) === versionName(other);

interface Given extends Release {
  readonly isCanary?: true;
}

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
export const createTakeBack = ({ data, limits, webhook, log }: TakeBackOptions) => {
  const attempted: Release[] = [];
  /** Releases that are beyond this, as long as nothing is changed: their past is not read again. */
  let spared: { readonly generation: number; readonly releases: Release[] } = { generation: 0, releases: [] };

  const suspectOf = async (release: Given, health: ReleaseHealth): Promise<Suspect | undefined> => {
    const { since, lastTakenBackAt, isDecided } = await pastOf(data, release);
    const isOld = release.isCanary === undefined && Date.now() - since > NEW_FOR_MS;
    if (isDecided || isOld) {
      spared.releases.push(release);
      return undefined;
    }
    // What one bad release broke elsewhere is not held against the others.
    const counts = health.countOf(release, Math.max(since, lastTakenBackAt + LEFT_WITHIN_MS));
    return shouldTakeBack(counts, limits) ? { release, since, counts } : undefined;
  };

  /** Gives what visitors get instead. */
  const putBack = async ({ owner, build: only, isCanary }: Given, author: ChangeAuthor): Promise<Version> => {
    if (owner === 'shell' && !isCanary) return rollBackShell(data, { only, author });
    if (!isCanary) return takeOut(data, owner, { only, author });
    await stopCanary(data, owner, { only, author });
    const { shell, remotes } = readRegistry(data);
    return owner === 'shell' ? shell : (remotes[owner]?.current ?? { version: '', build: '' });
  };

  const takeBack = async ({ release, counts }: Suspect): Promise<void> => {
    const { owner: remote } = release;
    const { opened, failed } = counts;
    const author = { command: `${TAKEN_BACK_BY}${failed} of ${opened} addresses could not use it` };
    const tell = ({ event, ...what }: Pick<ReleaseEvent, 'event' | 'instead' | 'reason'>): void => {
      const told = { event, remote, release: versionName(release), ...what, opened, failed };
      log(told);
      if (webhook !== undefined) tellWebhook(webhook, { ...told, ...contactOf(data, release) }, log);
    };
    attempted.push(release);
    try {
      const instead = versionName(await putBack(release, author));
      tell({ event: release.isCanary ? 'canary-stopped' : 'taken-back', instead });
    } catch (cause) {
      // Another edge was faster, or a person.
      if (!givenReleases(readDeployed(data)).some((live) => isSame(live, release))) return;
      tell({ event: 'take-back-failed', reason: (cause as Error).message });
    }
  };

  /** Decides about what visitors get now; the newest first, and the others by what is reported after it. */
  const check = async (health: ReleaseHealth): Promise<void> => {
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
    if (newest) await takeBack(newest);
  };

  return check;
};
