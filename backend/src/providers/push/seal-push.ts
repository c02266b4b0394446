import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';

const SALT_BYTES = 16;
const RECORD_SIZE = 4096;
/** Ends the only record. */
const LAST_RECORD = Buffer.from([2]);

export interface PushKeys {
  /** Of the browser, an uncompressed point of P-256; both as base64url. */
  readonly publicKey: string;
  readonly auth: string;
}

/** New for each message; a test gives those of the standard. */
interface Fresh {
  readonly salt: Buffer;
  readonly pair: ECDH;
}

const fresh = (): Fresh => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(SALT_BYTES), pair };
};

const derived = (secret: Buffer, salt: Buffer, [info, length]: readonly [Buffer, number]): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const named = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`, 'latin1');

/** Seals a text so that only that browser can read it (RFC 8291); the push service passes it on. */
export const sealPush = (text: string, { publicKey, auth }: PushKeys, { salt, pair } = fresh()): Buffer => {
  const [theirs, ours] = [Buffer.from(publicKey, 'base64url'), pair.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0', 'latin1'), theirs, ours]);
  const secret = derived(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), [info, 32]);
  const key = derived(secret, salt, [named('aes128gcm'), 16]);
  const cipher = createCipheriv('aes-128-gcm', key, derived(secret, salt, [named('nonce'), 12]));
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()];
  const head = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_SIZE, SALT_BYTES);
  head.writeUInt8(ours.length, SALT_BYTES + 4);
  return Buffer.concat([head, ours, ...sealed, cipher.getAuthTag()]);
};
