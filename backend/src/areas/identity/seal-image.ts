import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const imageKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'identity image', 32));

/** AES-256-GCM bound to its row: nonce, tag, then the sealed bytes. */
export const sealImage = (secret: string, key: string, bytes: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', imageKey(secret), nonce);
  cipher.setAAD(Buffer.from(key));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

export const openImage = (secret: string, key: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', imageKey(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
