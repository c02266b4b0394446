import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import type { ShellRelease } from './release-schema.ts';
import { confirmed, shellFindings } from './confirmations.ts';
import {
  assetsFolder,
  isVersion,
  releaseBase,
  releaseFolder,
  shellFile,
  shellsFolder,
  versionName,
  DeploymentError,
} from './data-folder.ts';
import type { Version } from './data-folder.ts';
import { withSpace, unnamedAssets } from './disk-space.ts';
import type { DeployedState } from './generations.ts';
import { checkShell } from './publish-checks.ts';
import { copyDifferences, verifyFiles } from './publish-folder.ts';
import { readDeployed, switchRegistry } from './registry-file.ts';
import type { RegistryChange, ChangeAuthor } from './registry-file.ts';
import { badBuilds, fallbacksOf, withReleased } from './release-lines.ts';
import { parseRelease, parseShell, registryFacts } from './release-schema.ts';
import { withoutCanary } from './sets/canaries.ts';
import { checkShellUnchanged } from './descriptions/unchanged.ts';

/** A shell's own description, or nothing before its first release. */
export const readShellVersion = (data: string, version: Version): ShellRelease | undefined => {
  if (!isVersion(version)) return undefined;
  const file = shellFile(data, version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellRelease) : undefined;
};

/** A shell that was released before: its description must say that it is the one that was asked for. */
export const shellBefore = (data: string, version: Version): ShellRelease => {
  const shell = readShellVersion(data, version);
  if (!shell) throw new DeploymentError(`shell ${versionName(version)} is not there any more.`);
  if (versionName(shell) === versionName(version)) return shell;
  throw new DeploymentError(`The description of shell ${versionName(version)} is that of another.`);
};

/** The description of the shell that is live. */
export const readShell = (data: string, { shell }: Registry): ShellRelease | undefined =>
  readShellVersion(data, shell);

type LiveShell = Registry['shell'];

/** What is deployed once a shell is live; the shell before it is kept for a rollback. */
export const withLiveShell = (
  { registry, lines }: DeployedState,
  { version, build, provides, contract }: ShellRelease,
): Omit<RegistryChange, 'change'> => {
  const line = lines['shell'] ?? [];
  const [previous] = fallbacksOf(line, { version, build });
  const bad = badBuilds(line);
  const shell: LiveShell = {
    version,
    build,
    provides,
    contract,
    ...(previous ? { previous } : {}),
    ...(bad.length > 0 ? { bad } : {}),
  };
  return { registry: { ...registry, shell }, lines };
};

export const readBuiltShell = (dist: string): ShellRelease => {
  const file = join(dist, 'shell.json');
  if (!existsSync(file)) throw new DeploymentError(`${dist} holds no shell.json: build the shell first.`);
  return parseShell(readFileSync(file, 'utf8'));
};

/** Files are named after their content, so all shells share one folder. */
export const copyShell = async (data: string, dist: string, shell: ShellRelease): Promise<void> => {
  checkShellUnchanged(data, shell);
  await verifyFiles(dist, shell.integrity);
  // Neither the description nor the list of calls is served.
  await copyDifferences(dist, assetsFolder(data), (path) => path !== 'shell.json' && path !== 'calls');
  await verifyFiles(assetsFolder(data), shell.integrity);
  await mkdir(shellsFolder(data), { recursive: true });
  await cp(join(dist, 'shell.json'), shellFile(data, shell));
};

/** Removes a description that was never live, and the files that are in no other. */
export const removeShell = async (
  data: string,
  shell: ShellRelease,
  before: readonly string[],
): Promise<void> => {
  await rm(shellFile(data, shell), { force: true });
  for (const file of unnamedAssets(data)) if (!before.includes(file)) await rm(file, { force: true });
};

/** Also what some visitors get must run in a shell. */
const withCanaries = (data: string, { registry, canaries = {} }: DeployedState): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => {
      const canary = canaries[name];
      if (!canary) return [name, remote];
      const file = join(releaseFolder(data, { name, ...canary }), 'release.json');
      const built = parseRelease(readFileSync(file, 'utf8'));
      const current = { ...registryFacts(built), base: releaseBase(built) };
      return [name, { ...remote, current, previous: remote.current }];
    }),
  ),
});

/** Refuses what must not go live; answers what the history says of what was confirmed. */
export const checkShellChange = (
  data: string,
  shell: ShellRelease,
  { deployed, author }: { readonly deployed: DeployedState; readonly author?: ChangeAuthor | undefined },
): string => {
  const { registry } = deployed;
  checkShell(data, shell, registry);
  checkShell(data, shell, withCanaries(data, deployed));
  return confirmed(
    { name: 'shell', ...shell },
    shellFindings(shell, readShell(data, registry)),
    author?.confirmed,
  );
};

/** The change that puts a shell live whose files are there; a canary of the shell ends with it. */
export const shellLive =
  (data: string, shell: ShellRelease, author?: ChangeAuthor) =>
  (deployed: DeployedState): RegistryChange => {
    const { registry, lines, canaries = {} } = deployed;
    const changed = checkShellChange(data, shell, { deployed, author });
    const line = withReleased(lines['shell'] ?? [], shell);
    const before = registry.shell.build === '' ? '' : `, instead of ${versionName(registry.shell)}`;
    return {
      ...withLiveShell({ registry, lines: { ...lines, shell: line } }, shell),
      canaries: withoutCanary(canaries, 'shell'),
      change: `shell ${versionName(shell)} is live${before}.${changed}`,
    };
  };

/** Puts a built shell live. One that fails leaves nothing. */
export const publishShell = async (
  data: string,
  dist: string,
  author?: ChangeAuthor,
): Promise<ShellRelease> => {
  const shell = readBuiltShell(dist);
  checkShellChange(data, shell, { deployed: readDeployed(data), author });
  const isNew = !existsSync(shellFile(data, shell));
  const unnamed = unnamedAssets(data);
  await withSpace(data, 'shell', {
    publish: async () => {
      await copyShell(data, dist, shell);
      await switchRegistry(data, author ?? { command: 'release shell' }, shellLive(data, shell, author));
    },
    undo: async () => {
      if (isNew) await removeShell(data, shell, unnamed);
    },
  });
  return shell;
};
