import { join, relative, resolve, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { BundleChecks } from './checks/bundle-checks.ts';
import { DelegatedLoading, insertStyle } from './delegated-loading.ts';
import { repositoryRoot, sharedSource } from './paths.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { remoteShared, singletonFiles } from './singletons.ts';
import { buildOf } from './source-hash.ts';

interface RemoteSettings {
  /** Folder of the remote; its name below the repository by default. */
  readonly folder?: string;
  readonly output?: string;
  /** Names the build when it is not of the sources as they are. */
  readonly build?: string;
}

/**
 * Federation's runtime would be 12 kB in each remote, and the shell has it. What the function returns
 * is part of the contract between shell and remotes.
 */
const federationRuntimeOfShell = () =>
  new rspack.ExternalsPlugin('var', ({ request }, callback) => {
    if (request && /[\\/]webpack-bundler-runtime[\\/]/.test(request))
      callback(undefined, 'payungFederation()');
    else callback();
  });

const isInside = (folder: string): boolean =>
  folder === sharedSource || folder.startsWith(sharedSource + sep);

/** The path below `shared/src` that a request inside shared resolves to, or undefined. */
const targetOf = (request: string, context: string): string | undefined => {
  if (!isInside(context)) return undefined;
  if (request.startsWith('#')) return request.slice(1);
  if (!request.startsWith('.')) return undefined;
  return relative(sharedSource, resolve(context, request)).replaceAll(sep, '/');
};

/**
 * Inside `shared` a singleton may be imported by a relative path, which would silently bundle a
 * second copy into a remote. This rewrites such a request to the package name that the shell provides.
 */
export const singletonsByName = () => {
  const singletons = new Set(singletonFiles());
  return new rspack.NormalModuleReplacementPlugin(/^[.#]/, (resource) => {
    const target = targetOf(resource.request, resource.context);
    if (target && singletons.has(target)) resource.request = `@payung/shared/${target}`;
  });
};

/** A remote's complete rspack configuration. */
export const remote = (name: string, settings: RemoteSettings = {}): Configuration => {
  const folder = settings.folder ?? join(repositoryRoot, name);
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const build = settings.build ?? (isDevelopment ? 'dev' : buildOf(folder));
  // With a constant name, version 2 beside version 1 silently ran version 1's code.
  const uniqueName = `${name}_${build}`.replaceAll('-', '_');
  const config = baseConfig({
    name,
    classSalt: uniqueName,
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
        // One instance per build: two versions may run in one page.
        name: uniqueName,
        library: { type: 'global', name: uniqueName },
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './screens': { import: './src/screens.ts', name: '__federation_expose_screens' } },
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }) as never,
      federationRuntimeOfShell(),
      new DelegatedLoading(),
      singletonsByName(),
      new BundleChecks(name, folder),
      new ReleasePlugin({
        name,
        entryName: uniqueName,
        build,
        folder,
        isDevelopment,
      }),
    ],
  };
};
