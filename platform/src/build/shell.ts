import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { DelegatedLoading, insertStyle } from './delegated-loading.ts';
import { platformRoot, repositoryRoot } from './paths.ts';
import { ShellReleasePlugin } from './release-plugin.ts';
import { FACADES, isLazyKey, providedKeys } from './singletons.ts';
import { buildOf } from './source-hash.ts';

const require = createRequire(import.meta.url);

/** Calls have one way, `XMLHttpRequest`, which tells how much of an upload has left; see shared/src/api/client.ts. */
const withoutFetchAdapter = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
    if (/[\\/]axios[\\/]lib[\\/]adapters$/.test(resource.context))
      resource.request = join(platformRoot, 'src', 'runtime', 'no-fetch-adapter.ts');
  });

/** The facade itself imports the package. */
const throughFacades = () =>
  new rspack.NormalModuleReplacementPlugin(/^(?:react-router-dom|@tanstack\/react-query)$/, (resource) => {
    const facade = FACADES[resource.request];
    if (facade !== undefined && resource.contextInfo.issuer !== facade) resource.request = facade;
  });

/** Federation's code for the bundler, of which the shell takes what remotes call. */
const bundlerRuntime = dirname(require.resolve('@module-federation/webpack-bundler-runtime'));

/** A generated module with each shared key. */
const providedModule = join(platformRoot, 'src', 'runtime', 'provided.js');

const providedModules = () =>
  new rspack.experiments.VirtualModulesPlugin({
    [providedModule]: providedSource(providedKeys()),
  });

const providedSource = (keys: readonly string[]): string => {
  const imports = keys.map((key, index) =>
    isLazyKey(key) ? '' : `import * as key${index} from ${JSON.stringify(key)};\n`,
  );
  const rows = keys.map(
    (key, index) =>
      `${JSON.stringify(key)}: ${isLazyKey(key) ? `() => import(${JSON.stringify(key)})` : `() => key${index}`},\n`,
  );
  return `${imports.join('')}export const provided = {\n${rows.join('')}};`;
};

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
      withoutFetchAdapter(),
      throughFacades(),
      new DelegatedLoading(),
      new ShellReleasePlugin({ build, folder, isDevelopment, providedModule }),
    ],
  };
};
