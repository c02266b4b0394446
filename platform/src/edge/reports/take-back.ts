import type { Registry } from '@payung/shared/registry.ts';
import { versionName } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import type { EdgeLog } from '../monitoring.ts';
import type { Release, ReleaseHealth } from './release-health.ts';
import { TAKEN_BACK_BY, pastOf } from './release-past.ts';
import { contactOf, tellWebhook } from './release-webhook.ts';
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

const liveReleases = ({ shell, remotes }: Registry): readonly Release[] => [
  { owner: 'shell', version: shell.version, build: shell.build },
  ...Object.values(remotes).map(({ current: { name, version, build } }) => ({ owner: name, version, build })),
];

interface Suspect {
  readonly release: Release;
  readonly since: number;
  readonly counts: ReleaseCounts;
}

/** Takes releases back that many visitors cannot use, one after another; see docs/decisions/105. */
export const createTakeBack = ({ data, limits, webhook, log }: TakeBackOptions) => {
  const attempted: Release[] = [];
  /** Releases that are beyond this, as long as nothing is changed: their past is not read again. */
  let spared: { readonly generation: number; readonly releases: Release[] } = { generation: 0, releases: [] };

  const suspectOf = async (release: Release, health: ReleaseHealth): Promise<Suspect | undefined> => {
    const { since, lastTakenBackAt, isDecided } = await pastOf(data, release);
    if (isDecided || Date.now() - since > NEW_FOR_MS) {
      spared.releases.push(release);
      return undefined;
    }
    // What one bad release broke elsewhere is not held against the others.
    const counts = health.countOf(release, Math.max(since, lastTakenBackAt + LEFT_WITHIN_MS));
    return shouldTakeBack(counts, limits) ? { release, since, counts } : undefined;
  };

  const takeBack = async ({ release, counts }: Suspect): Promise<void> => {
    const { owner: remote, build: only } = release;
    const { opened, failed } = counts;
    const author = { command: `${TAKEN_BACK_BY}${failed} of ${opened} addresses could not use it` };
    const facts = { remote, release: versionName(release) };
    attempted.push(release);
    try {
      const live =
        remote === 'shell'
          ? await rollBackShell(data, { only, author })
          : await rollBackRemote(data, remote, { only, author });
      const told = { event: 'taken-back', ...facts, instead: versionName(live), opened, failed } as const;
      log(told);
      if (webhook !== undefined) tellWebhook(webhook, { ...told, ...contactOf(data, release) }, log);
    } catch (cause) {
      // Another edge was faster, or a person.
      if (!liveReleases(readRegistry(data)).some((live) => isSame(live, release))) return;
      log({ event: 'take-back-failed', ...facts, reason: (cause as Error).message });
    }
  };

  /** Decides about what visitors get now; the newest first, and the others by what is reported after it. */
  const check = async (health: ReleaseHealth): Promise<void> => {
    const registry = readRegistry(data);
    if (registry.generation !== spared.generation) spared = { generation: registry.generation, releases: [] };
    const suspects: Suspect[] = [];
    // Canaries belong here too: `stopCanary(data, name, { only, author })` ends one, whenever it began.
    for (const release of liveReleases(registry)) {
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
