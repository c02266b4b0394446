import type { ImagePurpose } from '#core/pictures/seal-image.ts';
import type { SealedColumn } from '#core/secrets/sql/sealed-rows.ts';

/** A column of sealed pictures; the seal of a row is bound to its keys, with a space between them. */
export interface SealedPictures extends SealedColumn {
  readonly purpose: ImagePurpose;
}

/** Policies, quotations and agreements that were issued: what they say, and their bytes. */
export const DOCUMENTS: readonly SealedPictures[] = [
  { table: 'documents', keys: ['cache_key'], column: 'content', purpose: 'document content' },
  { table: 'documents', keys: ['cache_key'], column: 'bytes', purpose: 'document' },
];

export const IDENTITY_PICTURES: SealedPictures = {
  table: 'identity_images',
  keys: ['key'],
  column: 'sealed',
  purpose: 'identity image',
};
