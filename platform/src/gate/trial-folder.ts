import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import {
  assetsFolder,
  releaseBase,
  releaseFolder,
  remotesFolder,
  shellFile,
  shellsFolder,
} from '#registry/data-folder.ts';
import { writeGeneration } from '#registry/generations.ts';
import { registryRelease } from '#registry/publish-remote.ts';
import { readShellVersion, withLiveShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import type { BuiltRelease, ShellRelease } from '#registry/release-schema.ts';

/** A build that is not live yet: of a remote, or of the shell. */
export interface TrialBuild {
  readonly data: string;
  readonly dist: string;
  readonly built: BuiltRelease | ShellRelease;
}

export const isRemote = (built: BuiltRelease | ShellRelease): built is BuiltRelease => 'entry' in built;

const trialRegistry = (registry: Registry, built: TrialBuild['built']): Registry => {
  if (!isRemote(built)) return { ...registry, ...withLiveShell({ registry, lines: {} }, built).registry };
  // Without the release before: it would take the place of one that fails.
  const live = { current: registryRelease(built, releaseBase(built)) };
  return { ...registry, remotes: { ...registry.remotes, [built.name]: live } };
};

const linkShell = async (folder: string, { data, dist, built }: TrialBuild): Promise<void> => {
  await mkdir(shellsFolder(folder));
  if (!isRemote(built)) {
    await symlink(resolve(dist), assetsFolder(folder));
    return copyFile(join(dist, 'shell.json'), shellFile(folder, built));
  }
  await symlink(assetsFolder(resolve(data)), assetsFolder(folder));
  const { shell } = readRegistry(data);
  if (readShellVersion(data, shell)) await copyFile(shellFile(data, shell), shellFile(folder, shell));
};

const linkRemotes = async (folder: string, { data, dist, built }: TrialBuild): Promise<void> => {
  const own = isRemote(built) ? built.name : undefined;
  const others = Object.keys(readRegistry(data).remotes).filter((name) => name !== own);
  await mkdir(remotesFolder(folder));
  for (const name of others) {
    await symlink(join(remotesFolder(resolve(data)), name), join(remotesFolder(folder), name));
  }
  if (!isRemote(built)) return;
  await mkdir(dirname(releaseFolder(folder, built)));
  await symlink(resolve(dist), releaseFolder(folder, built));
};

/** A data folder in which a build is live beside what is deployed. It holds links alone, and is removed after use. */
export const withTrialFolder = async <T>(
  build: TrialBuild,
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'payung-trial-'));
  try {
    await linkShell(folder, build);
    await linkRemotes(folder, build);
    await writeGeneration(folder, {
      registry: trialRegistry(readRegistry(build.data), build.built),
      lines: {},
      entry: { at: new Date().toISOString(), by: 'nobody', command: 'trial', change: 'Nothing is deployed.' },
    });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
