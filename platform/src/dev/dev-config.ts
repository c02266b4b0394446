import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { platformRoot } from '#build/paths.ts';
import type { BuiltRelease, ShellRelease } from '#registry/release-schema.ts';
import type { ServedState } from '#edge/served-state.ts';
import { registryRelease } from '#registry/publish-remote.ts';
import type { LocalRelease } from './local-release.ts';

const devFolder = (name: string): string => join(platformRoot, 'dist', 'dev', name);

const devBase = (name: string): string =>
  name === 'shell' ? '/app/assets/dev/' : `/app/remotes/${name}/dev/`;

/** Runs before react-dom, so that components of remotes refresh in place too. */
const RENDERERS = join(platformRoot, 'src', 'dev', 'keep-renderers.ts');

/** A deployable as the development server builds it: readable file names, hot reload. */
export const devConfig = (name: string, config: Configuration): Configuration => {
  const entry = name === 'shell' ? { main: [RENDERERS, './src/main.tsx'] } : config.entry;
  return {
    ...config,
    entry,
    output: {
      ...config.output,
      path: devFolder(name),
      publicPath: devBase(name),
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      clean: false,
    },
    optimization: { ...config.optimization, chunkIds: 'named', moduleIds: 'named' },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
  };
};

const read = (name: string, file: string): unknown => {
  const path = join(devFolder(name), file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
};

const releaseOf = (name: string): RemoteRelease | undefined => {
  const built = read(name, 'release.json') as BuiltRelease | undefined;
  return built && registryRelease(built, devBase(name));
};

/** The remotes as they are built now, for the pages of another platform. */
export const devReleases = (names: readonly string[]): readonly LocalRelease[] =>
  names.flatMap((name) => {
    const release = releaseOf(name);
    return release ? [{ release }] : [];
  });

/** The state to serve: remotes under development replace their deployed version. */
export const devState = (names: readonly string[], deployed?: ServedState): ServedState => {
  const shell =
    (names.includes('shell') ? (read('shell', 'shell.json') as ShellRelease | undefined) : undefined) ??
    deployed?.shell;
  const worked = names.flatMap((name) => {
    const current = name === 'shell' ? undefined : releaseOf(name);
    return current ? [[name, { current }] as const] : [];
  });
  const registry: Registry = {
    generation: deployed?.registry.generation ?? 1,
    shell: {
      version: shell?.version ?? '',
      build: shell?.build ?? '',
      provides: shell?.provides ?? [],
      contract: shell?.contract ?? 0,
    },
    remotes: { ...deployed?.registry.remotes, ...Object.fromEntries(worked) },
  };
  return { registry, shell };
};
