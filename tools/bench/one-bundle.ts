import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { platformRoot, repositoryRoot } from '@payung/platform/build/paths.ts';
import { screenRequests } from '@payung/platform/build/screen-map.ts';
import { shell } from '@payung/platform/build/shell.ts';

const screensFile = (remote: string): string => join(repositoryRoot, remote, 'src', 'screens.ts');

const screenFile = (remote: string, request: string): string =>
  request.startsWith('#')
    ? join(repositoryRoot, remote, 'src', request.slice(1))
    : join(repositoryRoot, remote, 'src', request);

/** One lazy import per route of every remote, as in an application split by routes. */
const loaderSource = (remotes: readonly string[]): string => {
  const rows = remotes.flatMap((remote) =>
    [...screenRequests(screensFile(remote))].map(([id, request]) => {
      const [frame, screen] = [screensFile(remote), screenFile(remote, request)].map((file) =>
        JSON.stringify(file),
      );
      return `${JSON.stringify(`${remote}/${id}`)}: () => Promise.all([
        import(${frame}).then(async ({ Frame, loadTexts }) => {
          await loadTexts?.(document.documentElement.lang, ${JSON.stringify(id)});
          return Frame;
        }),
        import(${screen}),
      ]).then(([Frame, { Screen }]) => ({ Frame, Screen }))`;
    }),
  );
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
  const plugins = (config.plugins ?? []).filter(
    (plugin) => (plugin as { name?: string }).name !== 'RspackModuleFederationPlugin',
  );
  return {
    ...config,
    name: 'one-bundle',
    plugins: [
      ...plugins,
      new rspack.experiments.VirtualModulesPlugin({
        [loader]: loaderSource(remotes.filter((remote) => existsSync(screensFile(remote)))),
        [scope]: `export const offerFederationRuntime = () => undefined;
export const shares = { startShares: () => undefined };`,
        [join(runtime, 'nothing.js')]: '',
      }),
      replace(/\/remote-loader\.ts$/, loader),
      replace(/\/shared-scope\.ts$/, scope),
      replace(/^payung-provided$/, join(runtime, 'nothing.js')),
    ],
  };
};
