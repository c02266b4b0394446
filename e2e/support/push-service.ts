import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

interface Received {
  readonly path: string;
  /** As the browser reads it. */
  readonly text: string;
}

interface Subscription {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
}

export interface PushService {
  readonly received: readonly Received[];
  /** What it gives a browser; all have the same keys here. */
  readonly subscriptionAt: (path: string) => Subscription;
  readonly close: () => void;
}

/** Stands in for the push service of the browser's maker. */
export const startPushService = async (): Promise<PushService> => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth });
      received.push({ path: request.url ?? '', text: text.toString() });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    subscriptionAt: (path) => ({
      endpoint: `http://127.0.0.1:${port}${path}`,
      publicKey: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => server.close(),
  };
};
