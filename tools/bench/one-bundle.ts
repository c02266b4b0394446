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
      return `${JSON.stringify(`${remote}/${id}`)}: (frames) => Promise.all([frames, import(${frame}), import(${screen})])
        .then(([around, { Frame }, { Screen }]) => ({ frames: [...around, Frame], Screen }))`;
    }),
  );
  return `import { loadFrames } from ${JSON.stringify(join(repositoryRoot, 'shell', 'src', 'work', 'frames.ts'))};
const screens = {${rows.join(',\n')}};
export const createRemoteLoader = ({ registry }) => {
  const routeOf = (remote, id) => registry.currentRegistry().remotes[remote]?.current.routes.find((route) => route.id === id);
  return {
    releaseFor: () => ({ base: '/', preload: [], requires: [], integrity: {} }),
    remoteScreen: (remote, id) => ({
      key: remote + '/' + id,
      load: () => screens[remote + '/' + id](loadFrames({ sells: routeOf(remote, id)?.sells === true, antd: true })),
      reportSlow: () => undefined,
    }),
  };
};`;
};

const replace = (pattern: RegExp, file: string) => new rspack.NormalModuleReplacementPlugin(pattern, file);

/** The same sources as one application split by routes, without federation; for comparison only. */
export const oneBundle = (remotes: readonly string[], output: string): Configuration => {
  const config = shell({ output });
  const runtime = join(platformRoot, 'src', 'runtime');
  const loader = join(runtime, 'bundled-loader.js');
  const host = join(runtime, 'no-host.js');
  return {
    ...config,
    name: 'one-bundle',
    plugins: [
      ...(config.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({
        [loader]: loaderSource(remotes.filter((remote) => existsSync(screensFile(remote)))),
        [host]: 'export const shellHost = { startShares: () => undefined };',
      }),
      replace(/\/remote-loader\.ts$/, loader),
      replace(/federation\/host\.ts$/, host),
    ],
  };
};
