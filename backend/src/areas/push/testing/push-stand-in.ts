import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  readonly text: string;
}

/** A push service on a socket, with the keys of one browser. */
export const startPushStandIn = async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answers = { status: 201, location: '' };

  const open = (body: Buffer): string =>
    ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString();

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, text: open(body) });
      response.writeHead(answers.status, { location: answers.location }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    url,
    received,
    answers,
    /** What another browser gets of it. */
    subscription: () => ({
      endpoint: `${url}/send/${(browsers += 1)}`,
      publicKey: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
