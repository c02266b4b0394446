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
    const { version, build, provides, contract } = shell;
    return { ...registry, shell: { version, build, provides, contract } };
  });
  return shell;
};
