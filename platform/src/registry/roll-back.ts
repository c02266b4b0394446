import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import type { ShellRelease } from './release-schema.ts';
import {
  assetsFolder,
  releaseBase,
  releaseFolder,
  shellsFolder,
  versionName,
  DeploymentError,
} from './data-folder.ts';
import type { Version } from './data-folder.ts';
import { confirmed, withdrawalFindings } from './confirmations.ts';
import { switchBack } from './disk-space.ts';
import type { DeployedState } from './generations.ts';
import { checkRemote, checkShell } from './publish-checks.ts';
import { verifyFiles } from './publish-folder.ts';
import { registryRelease, releasedBefore, withLive } from './publish-remote.ts';
import { readShell, shellBefore, withLiveShell } from './publish-shell.ts';
import type { ChangeAuthor } from './registry-file.ts';
import { readDeployed } from './registry-file.ts';
import { fallbacksOf, isCalled, withLeft } from './release-lines.ts';
import { withoutCanary } from './sets/canaries.ts';
import { versionNamed } from './sets/release-set.ts';

interface Rollback {
  /** A build, or `version-build`; by default the newest release before that nobody rolled back from. */
  readonly to?: string | undefined;
  /** Only if this release is still live: whoever has decided on what was live may be late. */
  readonly only?: string | undefined;
  readonly author?: ChangeAuthor | undefined;
}

/** The release that is named, among those whose files are still there. */
const namedRelease = (folder: string, name: string, wanted: string): Version => {
  const known = (existsSync(folder) ? readdirSync(folder) : [])
    .map((entry) => versionNamed(entry.replace(/\.json$/, '')))
    .filter((version) => version !== undefined);
  const found = known.find((version) => isCalled(version, wanted));
  if (found) return found;
  const builds = known.map(versionName).toSorted().join(', ');
  throw new DeploymentError(`${name} has no release ${wanted}. It has: ${builds || 'none'}.`);
};

const targetOf = (
  { lines }: DeployedState,
  { name, live, to, folder }: { name: string; live: Version; to: string | undefined; folder: string },
): Version => {
  const [before] = fallbacksOf(lines[name] ?? [], live);
  const target = to === undefined ? before : namedRelease(folder, name, to);
  if (!target) {
    const label = name === 'shell' ? 'The shell' : name;
    const next = name === 'shell' ? '' : ` npm run withdraw -- ${name} takes it out.`;
    throw new DeploymentError(
      `${label} has no previous release to go back to that is not marked bad: npm run history shows them.${next}`,
    );
  }
  if (versionName(target) === versionName(live)) {
    throw new DeploymentError(`${name} ${versionName(live)} is live already.`);
  }
  return target;
};

const requireLive = (name: string, live: Version, only: string | undefined): void => {
  if (only !== undefined && !isCalled(live, only))
    throw new DeploymentError(`${name} ${only} is live no longer.`);
};

const wordsOf = (name: string, live: Version, target: Version): string =>
  `${name} ${versionName(target)} is live again; ${versionName(live)} is marked bad.`;

/** Puts a release from before in place, which could run as things are now, and marks the one that it replaces. */
export const rollBackRemote = async (
  data: string,
  name: string,
  { to, only, author }: Rollback = {},
): Promise<RemoteRelease> => {
  const after = await switchBack(data, author ?? { command: `rollback ${name}` }, async (deployed) => {
    const { registry, lines } = deployed;
    const live = registry.remotes[name]?.current;
    if (!live) throw new DeploymentError(`${name} is not deployed.`);
    requireLive(name, live, only);
    const folder = dirname(releaseFolder(data, live));
    const target = targetOf(deployed, { name, live, to, folder });
    const built = releasedBefore(data, name, target);
    checkRemote(built, registry, readShell(data, registry));
    await verifyFiles(releaseFolder(data, built), built.integrity);
    const release = registryRelease(built, releaseBase(built));
    const line = withLeft(lines[name] ?? [], live, target);
    return {
      ...withLive(data, { registry, lines: { ...lines, [name]: line } }, release),
      change: wordsOf(name, live, target),
    };
  });
  const live = after.remotes[name];
  if (!live) throw new DeploymentError(`${name} is not deployed.`);
  return live.current;
};

/** Switches back, unless a remote was released since that the shell before cannot run. */
export const rollBackShell = async (
  data: string,
  { to, only, author }: Rollback = {},
): Promise<ShellRelease> => {
  const after = await switchBack(data, author ?? { command: 'rollback shell' }, async (deployed) => {
    const { registry, lines } = deployed;
    const live = registry.shell;
    requireLive('shell', live, only);
    const target = targetOf(deployed, { name: 'shell', live, to, folder: shellsFolder(data) });
    const shell = shellBefore(data, target);
    checkShell(data, shell, registry);
    await verifyFiles(assetsFolder(data), shell.integrity);
    const line = withLeft(lines['shell'] ?? [], live, target);
    return {
      ...withLiveShell({ registry, lines: { ...lines, shell: line } }, shell),
      change: wordsOf('shell', live, target),
    };
  });
  return shellBefore(data, after.shell);
};

/** What visitors get instead of a remote that is withdrawn. */
const NOTHING: Version = { version: '', build: '' };

/** Takes a remote out of the registry; its files stay for pages that are open. */
export const withdrawRemote = async (
  data: string,
  name: string,
  { only, author }: Omit<Rollback, 'to'> = {},
): Promise<Version> => {
  if (name === 'shell') throw new DeploymentError('The shell is not withdrawn: every page needs one.');
  const gone: Version[] = [];
  // Who names it with the command means all of it.
  const by: ChangeAuthor = author ?? { command: `withdraw ${name}`, confirmed: ['removals'] };
  await switchBack(data, by, ({ registry, lines, canaries = {} }) => {
    const { [name]: withdrawn, ...remotes } = registry.remotes;
    if (!withdrawn) throw new DeploymentError(`${name} is not deployed.`);
    const { current } = withdrawn;
    requireLive(name, current, only);
    const lost = confirmed({ ...current, task: 'withdraw' }, withdrawalFindings(current), by.confirmed);
    gone.push(current);
    // Its addresses are free from now on, so nothing may fall back to a release that has them.
    const { [name]: _, ...others } = lines;
    return {
      registry: { ...registry, remotes },
      lines: others,
      canaries: withoutCanary(canaries, name),
      change: `${name} ${versionName(current)} is withdrawn.${lost}`,
    };
  });
  return gone.at(-1) ?? NOTHING;
};

/**
 * What visitors cannot use goes: the release before takes its place; the first that a remote ever had is withdrawn.
 * Where others were rolled back from, somebody has to look.
 */
export const takeOut = async (
  data: string,
  name: string,
  { only, author }: { readonly only: string; readonly author: ChangeAuthor },
): Promise<Version> => {
  const { lines } = readDeployed(data);
  const hasOthers = (lines[name] ?? []).some((release) => !isCalled(release, only));
  if (hasOthers) return rollBackRemote(data, name, { only, author });
  await withdrawRemote(data, name, { only, author: { ...author, confirmed: ['removals'] } });
  return NOTHING;
};
