import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

interface Received {
  /** Which browser it is for. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  readonly text: string;
}

interface PushAnswer {
  readonly status: number;
  readonly 'retry-after'?: string;
  readonly date?: string;
}

/** A push service on a socket, with the keys of one browser. */
export const startPushStandIn = async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answers = { status: 201, location: '' };
  /** To some browsers alone, by their endpoints. */
  const answersAt = new Map<string, PushAnswer>();

  const open = (body: Buffer): string =>
    ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString();

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, text: open(body) });
      const { status, ...headers } = answersAt.get(url + path) ?? answers;
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    url,
    received,
    answers,
    answersAt,
    /** What another browser gets of it. */
    subscription: () => ({
      endpoint: `${url}/send/${(browsers += 1)}`,
      publicKey: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
