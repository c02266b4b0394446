import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { DelegatedLoading, insertStyle } from './delegated-loading.ts';
import { platformRoot, repositoryRoot } from './paths.ts';
import { ShellReleasePlugin } from './release-plugin.ts';
import { providedKeys, shellShared } from './singletons.ts';
import { buildOf } from './source-hash.ts';

/** The shell has no container of its own, so federation leaves this module out; remotes need it from the shell. */
const initContainerModule = join(
  dirname(createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime')),
  'initContainerEntry.js',
);

const providedModule = join(platformRoot, 'src', 'runtime', 'provided.js');

/**
 * Importing every shared key once makes the shell provide it. The module stands behind an `import()`
 * that never runs, so unused keys are never fetched.
 */
const providedModules = () =>
  new rspack.experiments.VirtualModulesPlugin({
    [providedModule]: providedKeys()
      .map((key) => `import ${JSON.stringify(key)};`)
      .join('\n'),
  });

interface ShellSettings {
  readonly folder?: string;
  readonly output?: string;
}

/** The shell's complete rspack configuration. */
export const shell = (settings: ShellSettings = {}): Configuration => {
  const folder = settings.folder ?? join(repositoryRoot, 'shell');
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const build = isDevelopment ? 'dev' : buildOf(folder);
  const config = baseConfig({
    name: 'shell',
    classSalt: 'shell',
    folder,
    output: settings.output ?? join(folder, 'dist'),
    // Directly to the file instead of the shared key: within one compilation the instances are the same.
    antdPath: 'antd/es/{{ kebabCase member }}/index.js',
    isDevelopment,
    insertStyle,
  });
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    output: { ...config.output, uniqueName: 'payung_shell' },
    resolve: {
      ...config.resolve,
      alias: { 'payung-provided': providedModule, 'payung-init-container': initContainerModule },
    },
    plugins: [
      ...(config.plugins ?? []),
      providedModules(),
      new rspack.DefinePlugin({ PAYUNG_PROVIDES_NOW: 'globalThis.payungProvidesNow === true' }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: shellShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }) as never,
      new DelegatedLoading(),
      new ShellReleasePlugin({ build, folder, isDevelopment }),
    ],
  };
};
