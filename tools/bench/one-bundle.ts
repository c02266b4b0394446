import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compilation, Compiler, Configuration } from '@rspack/core';
import { shellStartupOf, textFilesOf } from '@payung/platform/build/module-graph.ts';
import { partsOf } from '@payung/platform/build/texts/catalogue-loader.ts';
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

/** The texts of a route in the language of the bench. */
const textsOf = (compilation: Compilation, route: string): readonly string[] => {
  const [remote = '', id = ''] = route.split('/');
  const folder = join(repositoryRoot, remote);
  const parts = partsOf(folder);
  return parts ? (textFilesOf(compilation, parts, { screens: [id], folder }).id[id] ?? []) : [];
};

/** Its pages name the files of the asked route too, as the federated ones do. */
const addStartup = (remotes: readonly string[], output: string) => (compiler: Compiler) => {
  compiler.hooks.afterEmit.tap('OneBundle', (compilation) => {
    const imports = routeImports(remotes);
    const modules = [...imports.values()].flat();
    const { startup: files } = shellStartupOf(compilation, {
      screens: new Map(modules.map((file) => [file, file])),
      parts: new Map(),
      provided: '',
    });
    const routes = [...imports].map(([route, needed]) => [
      route,
      [...new Set([...needed.flatMap((file) => files[file] ?? []), ...textsOf(compilation, route)])],
    ]);
    const description = join(output, 'shell.json');
    const release = JSON.parse(readFileSync(description, 'utf8')) as ShellRelease;
    const startup = { ...release.startup, ...Object.fromEntries(routes) };
    writeFileSync(description, JSON.stringify({ ...release, startup }));
  });
};

/** One lazy import per route of every remote, as in an application split by routes. */
const loaderSource = (remotes: readonly string[], antdRoutes: ReadonlySet<string>): string => {
  const rows = [...routeImports(remotes)].map(([route, files]) => {
    const [frame, screen] = files.map((file) => JSON.stringify(file));
    return `${JSON.stringify(route)}: (frames) => Promise.all([frames, 
      import(${frame}).then(async ({ Frame, loadTexts }) => {
        await loadTexts?.(document.documentElement.lang, ${JSON.stringify(route.split('/')[1])});
        return Frame;
      }),
      import(${screen}),
    ]).then(([around, Frame, { Screen }]) => ({ frames: [...around, Frame], Screen }))`;
  });
  return `import { loadFrames } from ${JSON.stringify(join(repositoryRoot, 'shell', 'src', 'work', 'frames.ts'))};
const antdRoutes = new Set(${JSON.stringify([...antdRoutes])});
const screens = {${rows.join(',\n')}};
export const createRemoteLoader = ({ registry }) => {
  const routeOf = (remote, id) => registry.currentRegistry().remotes[remote]?.current.routes.find((route) => route.id === id);
  return {
    releaseFor: () => ({ base: '/', preload: [], requires: [], integrity: {} }),
    updateOf: () => undefined,
    takeUpdate: () => undefined,
    remoteScreen: (remote, id) => ({
      key: remote + '/' + id,
      load: () => screens[remote + '/' + id](loadFrames({ sells: routeOf(remote, id)?.sells === true, antd: antdRoutes.has(remote + "/" + id) })),
      reportSlow: () => undefined,
    }),
  };
};`;
};

const replace = (pattern: RegExp, file: string) => new rspack.NormalModuleReplacementPlugin(pattern, file);

/** The same sources as one application split by routes, without federation; for comparison only. */
export const oneBundle = (
  remotes: readonly string[],
  output: string,
  /** Routes, as `mfe-kite/fly`, whose screens have parts of antd. */
  antdRoutes: ReadonlySet<string>,
): Configuration => {
  const config = shell({ output });
  const runtime = join(platformRoot, 'src', 'runtime');
  const loader = join(runtime, 'bundled-loader.js');
  const host = join(runtime, 'no-host.js');
  const withScreens = remotes.filter((remote) => existsSync(screensFile(remote)));
  return {
    ...config,
    name: 'one-bundle',
    plugins: [
      ...(config.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({
        [loader]: loaderSource(withScreens, antdRoutes),
        [host]: 'export const shellHost = { startShares: () => undefined };',
      }),
      replace(/\/remote-loader\.ts$/, loader),
      replace(/federation\/host\.ts$/, host),
      addStartup(withScreens, output),
    ],
  };
};
