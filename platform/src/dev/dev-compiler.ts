import { rspack } from '@rspack/core';
import type { Configuration, MultiCompiler } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { freePort } from '#run/free-port.ts';
import { watchTypes } from './type-watch.ts';
import type { TypesProject } from './type-watch.ts';

interface DevCompiler {
  readonly url: string;
  stop(): Promise<void>;
}

const firstBuild = (compiler: MultiCompiler): Promise<void> =>
  new Promise((resolve) => {
    compiler.hooks.done.tap('firstBuild', () => resolve());
  });

/**
 * `in place` keeps the state of a screen, for which React must be built for development: the shell has it. In a shell
 * that is released the `page` is loaded again.
 */
type Refresh = 'in place' | 'page';

const startServer = async (
  compiler: MultiCompiler,
  refresh: Refresh,
): Promise<{ port: number; server: RspackDevServer }> => {
  const port = await freePort();
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: refresh === 'in place',
      liveReload: refresh === 'page',
      static: false,
      // It would end the process before the backend was asked to stop.
      setupExitSignals: false,
      allowedHosts: 'all',
      // The page is served by the edge, so its socket goes through the edge too.
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: 'auto://0.0.0.0:0/ws',
        logging: 'warn',
      },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  return { port, server };
};

/** Type errors of all sources that are watched: in the terminal, and in the page where syntax errors are shown too. */
const showTypeErrors = (
  types: TypesProject,
  {
    compiler,
    server,
    onLine,
  }: { compiler: MultiCompiler; server: RspackDevServer; onLine: (line: string) => void },
): (() => void) => {
  let found: readonly string[] = [];
  const show = (): void => {
    const messages = found.map((message) => ({ message }));
    if (messages.length > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', messages);
  };
  const watch = watchTypes(types, (errors) => {
    const hadErrors = found.length > 0;
    found = errors;
    for (const error of errors) onLine(error);
    if (errors.length === 0 && hadErrors) {
      onLine('No type errors.');
      server.sendMessage(server.webSocketServer?.clients ?? [], 'still-ok');
    }
    show();
  });
  // A build that succeeds closes the panel in the page, and a page that was just loaded has none.
  compiler.hooks.done.tap('typeErrors', (stats) => {
    if (!stats.hasErrors()) setImmediate(show);
  });
  server.webSocketServer?.implementation.on('connection', () => setImmediate(show));
  return () => watch.stop();
};

/** Builds and rebuilds what is under development, and checks its types. */
export const startCompiler = async (
  configs: readonly Configuration[],
  {
    types,
    onLine,
    refresh = 'in place',
  }: {
    readonly types: TypesProject | undefined;
    readonly onLine: (line: string) => void;
    readonly refresh?: Refresh;
  },
): Promise<DevCompiler> => {
  const compiler = rspack([...configs]);
  const built = firstBuild(compiler);
  const { port, server } = await startServer(compiler, refresh);
  const stopWatching =
    types === undefined ? () => undefined : showTypeErrors(types, { compiler, server, onLine });
  await built;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopWatching();
      await server.stop();
    },
  };
};
