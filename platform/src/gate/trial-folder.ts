import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
import { readShellVersion } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import type { BuiltRelease } from '#registry/release-schema.ts';

const linkEach = async (from: string, target: string, isWanted: (name: string) => boolean): Promise<void> => {
  await mkdir(target, { recursive: true });
  const names = existsSync(from) ? await readdir(from) : [];
  for (const name of names.filter(isWanted)) await symlink(join(from, name), join(target, name));
};

/** A data folder in which a built remote is live beside what is deployed. It holds links alone, and is removed after use. */
export const withTrialFolder = async <T>(
  { data, dist, built }: { readonly data: string; readonly dist: string; readonly built: BuiltRelease },
  use: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'payung-trial-'));
  const { remotes, ...registry } = readRegistry(data);
  const live = { current: registryRelease(built, releaseBase(built)) };
  try {
    await symlink(assetsFolder(resolve(data)), assetsFolder(folder));
    if (readShellVersion(data, registry.shell)) {
      await mkdir(shellsFolder(folder));
      await copyFile(shellFile(data, registry.shell), shellFile(folder, registry.shell));
    }
    await linkEach(
      remotesFolder(resolve(data)),
      remotesFolder(folder),
      (name) => name !== built.name && name in remotes,
    );
    await mkdir(dirname(releaseFolder(folder, built)), { recursive: true });
    await symlink(resolve(dist), releaseFolder(folder, built));
    await writeGeneration(folder, {
      registry: { ...registry, remotes: { ...remotes, [built.name]: live } },
      lines: {},
      entry: { at: new Date().toISOString(), by: 'nobody', command: 'trial', change: 'Nothing is deployed.' },
    });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
