import { seal, sealKey, unseal } from '#core/secrets/seal.ts';

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

/** Bound to its row. */
export const sealImage = ({ secret, purpose, key }: ImageSeal, bytes: Buffer): Buffer =>
  seal(sealKey(secret, purpose), bytes, key);

export const openImage = ({ secret, purpose, key }: ImageSeal, sealed: Buffer): Buffer =>
  unseal(sealKey(secret, purpose), sealed, key);
