import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import type { ShellRelease } from '#build/release-files.ts';
import { assetsFolder, shellFile } from './data-folder.ts';
import { verifyFiles } from './publish-folder.ts';
import { DeploymentError } from './deployment-error.ts';
import { readRegistry, switchRegistry } from './registry-file.ts';
import { checkShell } from './shell-checks.ts';

/** The deployed shell's own description, or nothing before its first release. */
export const readShell = (data: string, { shell }: Registry): ShellRelease | undefined => {
  const file = shellFile(data, shell);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellRelease) : undefined;
};

/** Files are named after their content, so all shells share one folder and nothing is overwritten. */
const copyAssets = async (dist: string, data: string): Promise<void> => {
  await mkdir(assetsFolder(data), { recursive: true });
  await cp(dist, assetsFolder(data), {
    recursive: true,
    force: false,
    filter: (path) => !path.endsWith('shell.json'),
  });
};

type LiveShell = Registry['shell'];

/** The registry's entry of a shell; the shell that it replaces is kept for a rollback. */
const inPlaceOf = (before: LiveShell, { version, build, provides, contract }: ShellRelease): LiveShell => {
  const isSame = before.build === build && before.version === version;
  const replaced = before.build === '' ? undefined : { version: before.version, build: before.build };
  const previous = isSame ? before.previous : replaced;
  return { version, build, provides, contract, ...(previous ? { previous } : {}) };
};

export const publishShell = async (data: string, dist: string): Promise<ShellRelease> => {
  const file = join(dist, 'shell.json');
  if (!existsSync(file)) throw new DeploymentError(`${dist} holds no shell.json: build the shell first.`);
  const shell = JSON.parse(readFileSync(file, 'utf8')) as ShellRelease;
  checkShell(shell, readRegistry(data));
  verifyFiles(dist, shell.integrity);
  await copyAssets(dist, data);
  verifyFiles(assetsFolder(data), shell.integrity);
  await mkdir(dirname(shellFile(data, shell)), { recursive: true });
  await cp(file, shellFile(data, shell));
  await switchRegistry(data, (registry) => {
    checkShell(shell, registry);
    return { ...registry, shell: inPlaceOf(registry.shell, shell) };
  });
  return shell;
};

/** Switches back, unless a remote was released since that the previous shell cannot run. */
export const rollBackShell = async (data: string): Promise<LiveShell> => {
  const after = await switchRegistry(data, (registry) => {
    const { previous } = registry.shell;
    if (!previous) throw new DeploymentError('The shell has no previous release to go back to.');
    const shell = readShell(data, { ...registry, shell: { ...registry.shell, ...previous } });
    if (!shell)
      throw new DeploymentError(`The description of shell ${previous.version}-${previous.build} is gone.`);
    checkShell(shell, registry);
    verifyFiles(assetsFolder(data), shell.integrity);
    return { ...registry, shell: inPlaceOf(registry.shell, shell) };
  });
  return after.shell;
};
