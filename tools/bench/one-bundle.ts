import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compiler, Configuration } from '@rspack/core';
import { shellStartupOf } from '@payung/platform/build/module-graph.ts';
import { platformRoot, repositoryRoot } from '@payung/platform/build/paths.ts';
import { screenRequests } from '@payung/platform/build/screen-map.ts';
import { shell } from '@payung/platform/build/shell.ts';
import type { ShellRelease } from '@payung/platform/registry/release-schema.ts';

const screensFile = (remote: string): string => join(repositoryRoot, remote, 'src', 'screens.ts');

const screenFile = (remote: string, request: string): string =>
  request.startsWith('#')
    ? join(repositoryRoot, remote, 'src', request.slice(1))
    : join(repositoryRoot, remote, 'src', request);

/** `mfe-kite/fly` → the modules that its route imports. */
const routeImports = (remotes: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    remotes.flatMap((remote) =>
      [...screenRequests(screensFile(remote))].map(([id, request]) => [
        `${remote}/${id}`,
        [screensFile(remote), screenFile(remote, request)],
      ]),
    ),
  );

/** Its pages name the files of the asked route too, as the federated ones do. */
const addStartup = (remotes: readonly string[], output: string) => (compiler: Compiler) => {
  compiler.hooks.afterEmit.tap('OneBundle', (compilation) => {
    const imports = routeImports(remotes);
    const modules = [...imports.values()].flat();
    const { startup: files } = shellStartupOf(compilation, new Map(modules.map((file) => [file, file])));
    const routes = [...imports].map(([route, needed]) => [
      route,
      [...new Set(needed.flatMap((file) => files[file] ?? []))],
    ]);
    const description = join(output, 'shell.json');
    const release = JSON.parse(readFileSync(description, 'utf8')) as ShellRelease;
    const startup = { ...release.startup, ...Object.fromEntries(routes) };
    writeFileSync(description, JSON.stringify({ ...release, startup }));
  });
};

/** One lazy import per route of every remote, as in an application split by routes. */
const loaderSource = (remotes: readonly string[]): string => {
  const rows = [...routeImports(remotes)].map(([route, files]) => {
    const [frame, screen] = files.map((file) => JSON.stringify(file));
    return `${JSON.stringify(route)}: () => Promise.all([import(${frame}), import(${screen})])
        .then(([{ Frame }, { Screen }]) => ({ Frame, Screen }))`;
  });
  return `const screens = {${rows.join(',\n')}};
export const createRemoteLoader = () => ({
  releaseFor: () => ({ base: '/', preload: [], requires: [], integrity: {} }),
  remoteScreen: (remote, id) => ({
    key: remote + '/' + id, load: screens[remote + '/' + id], reportSlow: () => undefined,
  }),
});`;
};

const replace = (pattern: RegExp, file: string) => new rspack.NormalModuleReplacementPlugin(pattern, file);

/** The same sources as one application split by routes, without federation; for comparison only. */
export const oneBundle = (remotes: readonly string[], output: string): Configuration => {
  const config = shell({ output });
  const runtime = join(platformRoot, 'src', 'runtime');
  const loader = join(runtime, 'bundled-loader.js');
  const scope = join(runtime, 'bundled-scope.js');
  const withScreens = remotes.filter((remote) => existsSync(screensFile(remote)));
  const plugins = (config.plugins ?? []).filter(
    (plugin) => (plugin as { name?: string }).name !== 'RspackModuleFederationPlugin',
  );
  return {
    ...config,
    name: 'one-bundle',
    plugins: [
      ...plugins,
      new rspack.experiments.VirtualModulesPlugin({
        [loader]: loaderSource(withScreens),
        [scope]: `export const offerFederationRuntime = () => undefined;
export const shares = { startShares: () => undefined };`,
        [join(runtime, 'nothing.js')]: '',
      }),
      replace(/\/remote-loader\.ts$/, loader),
      replace(/\/shared-scope\.ts$/, scope),
      replace(/^payung-provided$/, join(runtime, 'nothing.js')),
      addStartup(withScreens, output),
    ],
  };
};
