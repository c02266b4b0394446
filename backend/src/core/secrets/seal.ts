import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key out of the server's secret for one purpose: what one of them has sealed no other one opens. */
export const sealKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM: nonce, tag, then the sealed bytes. Bound to a row, it does not open in another one. */
export const seal = (key: Buffer | KeyObject, content: Buffer | string, row?: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  if (row !== undefined) cipher.setAAD(Buffer.from(row));
  const sealed = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content);
  const last = cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed, last]);
};

/** Throws where it was sealed with another key or for another row, or was damaged. */
export const unseal = (key: Buffer | KeyObject, sealed: Buffer, row?: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  if (row !== undefined) decipher.setAAD(Buffer.from(row));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
