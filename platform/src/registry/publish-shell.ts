import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import type { ShellRelease } from '#build/release-files.ts';
import { assetsFolder, shellFile } from './data-folder.ts';
import { verifyFiles } from './publish-folder.ts';
import { Refusal } from './refusal.ts';
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

/** What the registry says of a shell; the one that it takes the place of waits for a rollback. */
const inPlaceOf = (before: LiveShell, { version, build, provides, contract }: ShellRelease): LiveShell => {
  const isSame = before.build === build && before.version === version;
  const replaced = before.build === '' ? undefined : { version: before.version, build: before.build };
  const previous = isSame ? before.previous : replaced;
  return { version, build, provides, contract, ...(previous ? { previous } : {}) };
};

export const publishShell = async (data: string, dist: string): Promise<ShellRelease> => {
  const file = join(dist, 'shell.json');
  if (!existsSync(file)) throw new Refusal(`${dist} holds no shell.json: build the shell first.`);
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

/** The same switch backwards, unless a remote was released since that the shell before cannot carry. */
export const rollBackShell = async (data: string): Promise<LiveShell> => {
  const after = await switchRegistry(data, (registry) => {
    const { previous } = registry.shell;
    if (!previous) throw new Refusal('The shell has no previous release to go back to.');
    const shell = readShell(data, { ...registry, shell: { ...registry.shell, ...previous } });
    if (!shell) throw new Refusal(`The description of shell ${previous.version}-${previous.build} is gone.`);
    checkShell(shell, registry);
    verifyFiles(assetsFolder(data), shell.integrity);
    return { ...registry, shell: inPlaceOf(registry.shell, shell) };
  });
  return after.shell;
};
