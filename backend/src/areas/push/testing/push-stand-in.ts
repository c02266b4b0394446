import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  readonly text: string;
}

const derived = (secret: Buffer, salt: Buffer, [info, length]: readonly [Buffer, number]): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A push service on a socket, with the keys of one browser. */
export const startPushStandIn = async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answers = { status: 201 };

  const open = (body: Buffer): string => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86, -16)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const secret = derived(pair.computeSecret(theirs), auth, [info, 32]);
    const key = derived(secret, salt, [Buffer.from('Content-Encoding: aes128gcm\0'), 16]);
    const nonce = derived(secret, salt, [Buffer.from('Content-Encoding: nonce\0'), 12]);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    return Buffer.concat([decipher.update(sealed), decipher.final()])
      .subarray(0, -1)
      .toString();
  };

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, text: open(body) });
      response.writeHead(answers.status).end();
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
