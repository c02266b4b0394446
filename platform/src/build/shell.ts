import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { DelegatedLoading, insertStyle } from './delegated-loading.ts';
import { platformRoot, repositoryRoot } from './paths.ts';
import { ShellReleasePlugin } from './release-plugin.ts';
import { providedKeys, routerFacade } from './singletons.ts';
import { buildOf } from './source-hash.ts';

/** Federation's code for the bundler, of which the shell takes what remotes call. */
const bundlerRuntime = dirname(
  createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime'),
);

/** A generated module with an `import()` for each shared key: what no remote uses is never fetched. */
const providedModule = join(platformRoot, 'src', 'runtime', 'provided.js');

const providedModules = () =>
  new rspack.experiments.VirtualModulesPlugin({
    [providedModule]: `export const provided = {
${providedKeys()
  .map((key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(key)}),`)
  .join('\n')}
};`,
  });

/** The parts of federation's runtime that load remotes: the shell loads them itself, with integrity and retries. */
const federationFlags = {
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
};

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
      alias: {
        'payung-provided': providedModule,
        'payung-bundler-runtime': bundlerRuntime,
        // As in the page of a remote: one instance, and only what the platform uses of it.
        'react-router-dom$': routerFacade,
      },
    },
    module: {
      // Keys name folders.
      rules: [...(config.module?.rules ?? []), { test: providedModule, resolve: { fullySpecified: false } }],
    },
    plugins: [
      ...(config.plugins ?? []),
      providedModules(),
      new rspack.DefinePlugin(federationFlags),
      new DelegatedLoading(),
      new ShellReleasePlugin({ build, folder, isDevelopment, providedModule }),
    ],
  };
};
