import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { remote } from '@payung/platform/build/remote.ts';
import { shell } from '@payung/platform/build/shell.ts';
import { deployables, distOf, runBuilds } from '@payung/platform/commands/deployables.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { startBenchBackend } from '#bench/compared-platforms.ts';

export interface MappedPlatform {
  readonly url: string;
  readonly data: string;
  close(): Promise<void>;
}

/** Maps beside the files, which do not name them: the files are those that are released. */
const withMaps = (config: Configuration): Configuration => ({ ...config, devtool: 'hidden-source-map' });

/** Serves everything that is built, with the shell and the remote of an address built with source maps. */
export const startMappedPlatform = async (path: string): Promise<MappedPlatform> => {
  const folder = await mkdtemp(join(tmpdir(), 'payung-ledger-'));
  const [data, shellOutput] = [join(folder, 'data'), join(folder, 'shell')];
  await runBuilds([withMaps(shell({ output: shellOutput }))]);
  await publishShell(data, shellOutput);
  for (const name of deployables()) if (name !== 'shell') await publishRemote(data, distOf(name));
  const owner = Object.values(readRegistry(data).remotes).find(({ current }) =>
    current.routes.some((route) => route.path === path),
  )?.current.name;
  if (owner !== undefined) {
    await runBuilds([withMaps(remote(owner, { output: join(folder, owner) }))]);
    await publishRemote(data, join(folder, owner));
  }
  const backend = await startBenchBackend();
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl: backend.url });
  return {
    url: edge.url,
    data,
    close: async () => {
      await Promise.all([edge.close(), backend.app.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Where the map of a loaded script lies, if it was built with one. */
export const mapOf = (file: string): string | undefined =>
  existsSync(`${file}.map`) ? `${file}.map` : undefined;
