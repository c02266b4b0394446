import { RspackDevServer } from '@rspack/dev-server';
import { rspack } from '@rspack/core';
import type { MultiCompiler } from '@rspack/core';
import { startChild } from '#commands/child.ts';
import { freePort } from '#commands/free-port.ts';
import { pageSettings } from '#commands/platform-run.ts';
import type { PlatformRun } from '#commands/platform-run.ts';
import { startEdge } from '#edge/edge.ts';
import { servedState } from '#edge/served-state.ts';
import { settingsFrom } from '#edge/settings.ts';
import { devConfig } from './dev-config.ts';
import { devState } from './dev-registry.ts';

interface DevelopmentOptions {
  /** What is being developed; the rest comes from the data folder as it is deployed. */
  readonly names: readonly string[];
  readonly data: string;
  readonly port: number;
  readonly onLine: (line: string) => void;
}

const firstBuild = (compiler: MultiCompiler): Promise<void> =>
  new Promise((resolve) => {
    compiler.hooks.done.tap('firstBuild', () => resolve());
  });

const startCompiler = async (
  names: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const compiler = rspack(await Promise.all(names.map(devConfig)));
  const built = firstBuild(compiler);
  const port = await freePort();
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      // It would end the process before the backend has been told to stop.
      setupExitSignals: false,
      allowedHosts: 'all',
      // The page is served by the edge, so its socket goes through the edge too.
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws', logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  await built;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
};

/** Compilers, edge and backend for development: one origin, hot reload. */
export const startDevelopment = async (options: DevelopmentOptions): Promise<PlatformRun> => {
  process.env['NODE_ENV'] = 'development';
  const { names, data, port, onLine } = options;
  const url = `http://localhost:${port}`;
  const settings = settingsFrom(process.env);
  const backend = await startChild(
    'backend/src/server.ts',
    { PAYUNG_DATA: data, PORT: '0', PAYUNG_PUBLIC_URL: url, NODE_ENV: '' },
    onLine,
  );
  const compiler = await startCompiler(names);
  const deployed = servedState(data);
  const edge = await startEdge({
    port,
    dataDir: data,
    backendUrl: backend.url,
    paymentHosts: backend.said.paymentHosts ?? [],
    identity: backend.said.identity,
    // Without the demo's hints, which lie over what is being developed.
    settings: pageSettings(settings, { partnerUrl: backend.said.partnerUrl }),
    development: { state: () => devState(names, deployed()), url: compiler.url },
  });
  return {
    url,
    said: backend.said,
    backendPid: () => backend.child.pid,
    stop: async () => {
      await edge.close();
      await compiler.stop();
      await backend.stop();
    },
  };
};
