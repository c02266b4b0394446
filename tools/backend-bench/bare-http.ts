import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { runOnce } from 'backend/core/database/testing/recorded-sql.ts';
import type { Statement } from 'backend/core/database/testing/recorded-sql.ts';

/** An answer of the server, to be sent again as it was. */
export interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

export const recordAnswer = async (answer: Response): Promise<RecordedAnswer> => {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const body = await answer.text();
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body };
};

/**
 * Node's own HTTP server with nothing in it: for each request it runs the statements, and sends the same bytes. No
 * server that is written for Node answers faster, so it shows how much of the bare driver a call can reach at all.
 */
export const startBareHttp = async (
  pool: Pool,
  statements: readonly Statement[],
  { headers, body }: RecordedAnswer,
) => {
  const server = createServer((_request, response) => {
    runOnce(pool, statements).then(
      () => response.writeHead(200, headers).end(body),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  // Clients wait between their turns, for longer than the usual 5 seconds where the statements are slow.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
};
