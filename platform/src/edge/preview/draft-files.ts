import { posix } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { versionName } from '#registry/data-folder.ts';
import { shellsOf } from '#registry/disk-space.ts';
import type { DeployedState } from '#registry/generations.ts';
import { readDeployed } from '#registry/registry-file.ts';
import { draftsOf } from '#registry/sets/drafts.ts';
import type { ReleaseSet } from '#registry/sets/release-set.ts';
import type { ServedState } from '../served-state.ts';

const OF_REMOTE = /^\/app\/remotes\/(mfe-[a-z0-9-]+)\/([^/]+)\//;
const OF_SHELL = /^\/app\/assets\/(.+)$/;

/** As the files are looked up: an address may be written in many ways. */
const pathOf = (address: string): string => {
  try {
    return posix.normalize(decodeURIComponent(address.replace(/[?#].*$/, '')));
  } catch {
    return '';
  }
};

/** Everything that is live or was, for some visitors or all: their open pages go on loading its files. */
const publicReleases = ({ registry, lines, canaries = {} }: DeployedState): ReadonlySet<string> =>
  new Set([
    ...Object.entries(lines).flatMap(([name, line]) => line.map((entry) => `${name} ${versionName(entry)}`)),
    ...[registry.shell, registry.shell.previous].flatMap((shell) =>
      shell ? [`shell ${versionName(shell)}`] : [],
    ),
    ...Object.entries(registry.remotes).flatMap(([name, { current, previous }]) =>
      [current, previous].flatMap((release) => (release ? [`${name} ${versionName(release)}`] : [])),
    ),
    ...Object.entries(canaries).map(([name, canary]) => `${name} ${versionName(canary)}`),
  ]);

interface Look {
  readonly isPublic: (name: string, version: string) => boolean;
  /** Files of no shell but drafts, with those drafts. */
  readonly shellFiles: ReadonlyMap<string, readonly string[]>;
}

const draftShellFiles = (data: string, isPublic: Look['isPublic']): Look['shellFiles'] => {
  const drafts = draftsOf(data, 'shell').filter((version) => !isPublic('shell', version));
  const found = new Map<string, string[]>();
  if (drafts.length === 0) return found;
  const shells = shellsOf(data).map((shell) => ({
    version: versionName(shell),
    files: Object.keys(shell.integrity),
  }));
  const others = new Set(shells.flatMap(({ version, files }) => (drafts.includes(version) ? [] : files)));
  for (const { version, files } of shells) {
    if (!drafts.includes(version)) continue;
    for (const file of files) if (!others.has(file)) found.set(file, [...(found.get(file) ?? []), version]);
  }
  return found;
};

const lookAt = (data: string): Look => {
  const known = publicReleases(readDeployed(data));
  const isPublic = (name: string, version: string): boolean => known.has(`${name} ${version}`);
  return { isPublic, shellFiles: draftShellFiles(data, isPublic) };
};

/** Whether anybody gets a file, or those alone who have entered the draft that it belongs to. */
export type Access = 'open' | 'entered' | 'closed';

/** `set` is what the asker has entered. */
export const draftFiles = (data: string, state: () => ServedState) => {
  let seen: ServedState | undefined;
  let look: Look | undefined;
  const lookNow = (): Look => {
    const now = state();
    if (look === undefined || now !== seen) look = lookAt(data);
    seen = now;
    return look;
  };

  /** The drafts, by deployable, that have the file. */
  const draftsAt = (path: string): readonly [string, readonly string[]] | undefined => {
    const [, name, version] = OF_REMOTE.exec(path) ?? [];
    if (name !== undefined && version !== undefined) {
      if (lookNow().isPublic(name, version) || !draftsOf(data, name).includes(version)) return undefined;
      // On a volume that machines share it may have gone live a moment ago.
      return lookAt(data).isPublic(name, version) ? undefined : [name, [version]];
    }
    const [, file = ''] = OF_SHELL.exec(path) ?? [];
    const drafts = file === '' ? undefined : lookNow().shellFiles.get(file);
    return drafts && ['shell', drafts];
  };

  return ({ url }: FastifyRequest, set: () => ReleaseSet | undefined): Access => {
    const drafts = draftsAt(pathOf(url));
    if (drafts === undefined) return 'open';
    const [name, versions] = drafts;
    return versions.includes(set()?.exchanged[name] ?? '') ? 'entered' : 'closed';
  };
};
