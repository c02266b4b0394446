import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a picture is kept for: each has a key of its own. */
export type ImagePurpose =
  | 'identity image'
  | 'inspection photo'
  | 'document'
  | 'document content'
  | 'own document';

/** Where a sealed picture belongs; moved to another row or purpose it does not open. */
export interface ImageSeal {
  readonly secret: string;
  readonly purpose: ImagePurpose;
  /** Names the row. */
  readonly key: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const imageKey = ({ secret, purpose }: ImageSeal): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM bound to its row: nonce, tag, then the sealed bytes. */
export const sealImage = (seal: ImageSeal, bytes: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', imageKey(seal), nonce);
  cipher.setAAD(Buffer.from(seal.key));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

export const openImage = (seal: ImageSeal, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', imageKey(seal), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(seal.key));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
