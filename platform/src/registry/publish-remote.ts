import { existsSync, readFileSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryRemote, RemoteRelease } from '@payung/shared/registry.ts';
import type { BuiltRelease } from './release-schema.ts';
import { confirmed, remoteFindings } from './confirmations.ts';
import { releaseBase, releaseFolder, versionName, DeploymentError } from './data-folder.ts';
import type { Version } from './data-folder.ts';
import { withSpace } from './disk-space.ts';
import type { DeployedState } from './generations.ts';
import { checkRemote } from './publish-checks.ts';
import { publishFolder } from './publish-folder.ts';
import { readShell } from './publish-shell.ts';
import { readDeployed, readRegistry, switchRegistry } from './registry-file.ts';
import type { RegistryChange, ChangeAuthor } from './registry-file.ts';
import { badBuilds, fallbacksOf, isSameVersion, withReleased } from './release-lines.ts';
import { parseRelease, registryFacts } from './release-schema.ts';
import { withoutCanary } from './sets/canaries.ts';
import { checkUnchanged, isDescriptionDamaged } from './descriptions/unchanged.ts';

export const readBuilt = (dist: string): BuiltRelease => {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new DeploymentError(`${dist} holds no release.json: build the remote first.`);
  return parseRelease(readFileSync(file, 'utf8'));
};

/** What the registry says of a release. */
export const registryRelease = (built: BuiltRelease, base: string): RemoteRelease => ({
  ...registryFacts(built),
  base,
});

const check = (data: string, built: BuiltRelease, registry: Registry): void =>
  checkRemote(built, registry, readShell(data, registry));

/** Whoever may change one remote changes no other: what is read must be what was asked for. */
export const requireSaid = (built: BuiltRelease, name: string, version: Version): BuiltRelease => {
  if (built.name === name && isSameVersion(built, version)) return built;
  throw new DeploymentError(
    `${name} ${versionName(version)} describes itself as ${built.name} ${versionName(built)}: build it again.`,
  );
};

/** A release that was copied before, from its folder. */
export const releasedBefore = (data: string, name: string, version: Version): BuiltRelease => {
  const folder = releaseFolder(data, { name, ...version });
  if (!existsSync(folder))
    throw new DeploymentError(`${name} ${versionName(version)} is not there any more.`);
  return requireSaid(readBuilt(folder), name, version);
};

/** The newest release before this one that could run now: what pages fall back to. */
const fallbackOf = (
  data: string,
  { registry, lines }: DeployedState,
  current: RemoteRelease,
): RemoteRelease | undefined => {
  for (const entry of fallbacksOf(lines[current.name] ?? [], current)) {
    try {
      const built = releasedBefore(data, current.name, entry);
      check(data, built, registry);
      return registryRelease(built, releaseBase(built));
    } catch (cause) {
      if (!(cause instanceof DeploymentError)) throw cause;
    }
  }
  return undefined;
};

/** What is deployed once a release of a remote is live, with the line of its releases as it is then. */
export const withLive = (
  data: string,
  { registry, lines }: DeployedState,
  current: RemoteRelease,
): Omit<RegistryChange, 'change'> => {
  const previous = fallbackOf(data, { registry, lines }, current);
  const bad = badBuilds(lines[current.name] ?? []);
  const live: RegistryRemote = {
    current,
    ...(previous ? { previous } : {}),
    ...(bad.length > 0 ? { bad } : {}),
  };
  return { registry: { ...registry, remotes: { ...registry.remotes, [current.name]: live } }, lines };
};

/** Whether somebody has put it live, now or before. */
const isKnown = (data: string, { name, ...version }: Version & { readonly name: string }): boolean =>
  readDeployed(data).lines[name]?.some((entry) => versionName(entry) === versionName(version)) ?? false;

/** Copies a build to its folder and checks the copy. */
export const copyRemote = async (data: string, dist: string, built: BuiltRelease): Promise<void> => {
  const folder = releaseFolder(data, built);
  checkUnchanged(data, built);
  const damaged = isDescriptionDamaged(data, built) ? ['release.json'] : [];
  await publishFolder(dist, folder, { integrity: built.integrity, damaged });
  // Somebody else may have brought it meanwhile.
  checkUnchanged(data, built);
  // Also an old copy is a young one now: another release may be removing old ones.
  await utimes(join(folder, 'release.json'), new Date(), new Date());
};

/** Removes a copy that was new, unless somebody else has put it live since. */
export const removeRemote = async (data: string, built: BuiltRelease): Promise<void> => {
  if (!isKnown(data, built)) await rm(releaseFolder(data, built), { recursive: true, force: true });
};

/** Refuses what must not go live; answers what the history says of what was confirmed. */
export const checkRemoteChange = (
  data: string,
  built: BuiltRelease,
  { registry, author }: { readonly registry: Registry; readonly author?: ChangeAuthor | undefined },
): string => {
  check(data, built, registry);
  return confirmed(built, remoteFindings(built, registry.remotes[built.name]?.current), author?.confirmed);
};

/** The change that puts a release live whose files are there; a canary of the remote ends with it. */
export const remoteLive =
  (data: string, built: BuiltRelease, author?: ChangeAuthor) =>
  ({ registry, lines, canaries = {} }: DeployedState): RegistryChange => {
    const { name } = built;
    const changed = checkRemoteChange(data, built, { registry, author });
    const release = registryRelease(built, releaseBase(built));
    const before = registry.remotes[name]?.current;
    const instead = before ? `, instead of ${versionName(before)}` : '';
    const line = withReleased(lines[name] ?? [], release);
    return {
      ...withLive(data, { registry, lines: { ...lines, [name]: line } }, release),
      canaries: withoutCanary(canaries, name),
      change: `${name} ${versionName(release)} is live${instead}.${changed}`,
    };
  };

/** Puts a built remote live: check, copy, check the copy, switch. One that fails leaves nothing. */
export const publishRemote = async (
  data: string,
  dist: string,
  author?: ChangeAuthor,
): Promise<RemoteRelease> => {
  const built = readBuilt(dist);
  checkRemoteChange(data, built, { registry: readRegistry(data), author });
  const isNew = !existsSync(releaseFolder(data, built));
  await withSpace(data, built.name, {
    publish: async () => {
      await copyRemote(data, dist, built);
      await switchRegistry(
        data,
        author ?? { command: `release ${built.name}` },
        remoteLive(data, built, author),
      );
    },
    undo: async () => {
      if (isNew) await removeRemote(data, built);
    },
  });
  return registryRelease(built, releaseBase(built));
};
