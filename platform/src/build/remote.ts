import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { CheckPlugin } from './check-plugin.ts';
import { DelegatedLoading, insertStyle } from './delegated-loading.ts';
import { repositoryRoot, sharedSource } from './paths.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { remoteShared } from './shared-keys.ts';
import { sharedIconFrame, singlesByName } from './shared-requests.ts';
import { buildOf } from './source-hash.ts';

interface RemoteSettings {
  /** Folder of the remote; its name below the repository by default. */
  readonly folder?: string;
  readonly routesFile?: string;
  readonly output?: string;
}

/** `mfe-pa-ci` → `paCi`, as its route table is called. */
const shortName = (name: string): string =>
  name.replace(/^mfe-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The whole of a remote's `rspack.config.ts`. */
export const remote = (name: string, settings: RemoteSettings = {}): Configuration => {
  const folder = settings.folder ?? join(repositoryRoot, name);
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const build = isDevelopment ? 'dev' : buildOf(folder);
  // With a name that stays the same, version 2 beside version 1 silently served version 1's code.
  const uniqueName = `${name}_${build}`.replaceAll('-', '_');
  const config = baseConfig({
    name,
    folder,
    output: settings.output ?? join(folder, 'dist'),
    antdPath: 'antd/es/{{ kebabCase member }}',
    isDevelopment,
    insertStyle,
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        library: { type: 'global', name: uniqueName },
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './screens': { import: './src/screens.ts', name: '__federation_expose_screens' } },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }) as never,
      new DelegatedLoading(),
      sharedIconFrame(),
      singlesByName(),
      new CheckPlugin(),
      new ReleasePlugin({
        name,
        build,
        folder,
        isDevelopment,
        routesFile:
          settings.routesFile ?? join(sharedSource, 'routes', `${name.replace(/^mfe-/, '')}-routes.ts`),
        routesName: `${shortName(name)}Routes`,
      }),
    ],
  };
};
