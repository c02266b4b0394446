import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As often as an operator's proxy should look, beside how long the servers of a run take to end. */
const LOOK_EVERY_MS = 400;
const LOOK_WITHIN_MS = 2_000;

export interface Balancer {
  readonly url: string;
  /** Requests that another edge was asked, since the first took no connection or broke off. */
  readonly moved: () => number;
  readonly close: () => Promise<void>;
}

const isReady = async (edge: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${edge}/readyz`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** No connection came about: nothing can have been done. */
const isUnsent = ({ syscall, code }: NodeJS.ErrnoException): boolean =>
  syscall === 'connect' || code === 'ECONNREFUSED';

/** Pages and files: below `/api/` some GETs write, and the page itself repeats those that do not. */
const mayRepeat = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && !url.startsWith('/api/');

const answerOf = (options: RequestOptions, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    http.request(options, resolve).once('error', reject).end(body);
  });

/** What an operator's proxy does before edges, as docs/operations.md asks for. */
export const startBalancer = async (edges: readonly string[]): Promise<Balancer> => {
  const agent = new http.Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  let turn = 0;
  let moved = 0;
  const look = async (): Promise<void> => {
    await Promise.all(edges.map(async (edge) => ready.set(edge, await isReady(edge))));
  };
  const inTurn = (): readonly string[] => {
    turn += 1;
    const turned = turn % 2 === 0 ? edges : edges.toReversed();
    return turned.toSorted((one, other) => Number(ready.get(other)) - Number(ready.get(one)));
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { method, url: path, headers } = request;
    for (const edge of inTurn()) {
      const { hostname, port } = new URL(edge);
      try {
        const answer = await answerOf({ hostname, port, method, path, headers, agent }, body);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.once('error', () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        moved += 1;
        if (!isUnsent(error as NodeJS.ErrnoException) && !mayRepeat(request)) break;
      }
    }
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  };

  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    moved: () => moved,
    close: async () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      agent.destroy();
    },
  };
};
