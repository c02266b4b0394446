import type { ImagePurpose } from '#core/pictures/seal-image.ts';
import type { SealedColumn } from '#core/secrets/sql/sealed-rows.ts';

/** A column of sealed pictures; the seal of a row is bound to its keys, with a space between them. */
export interface SealedPictures extends SealedColumn {
  readonly purpose: ImagePurpose;
}
