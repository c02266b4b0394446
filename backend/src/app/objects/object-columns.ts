import { TAX_PICTURES } from '#areas/identity/sql/document-images.ts';
import { IDENTITY_PICTURES } from '#areas/identity/sql/identities.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { PRINTED_DOCUMENTS } from '#core/documents/documents-sql.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';

/** Everything whose bytes may lie outside of the database. */
export const objectColumnsOf = (
  modules: readonly Pick<ProductModule, 'sealedPictures'>[],
): readonly SealedPictures[] => [
  IDENTITY_PICTURES,
  TAX_PICTURES,
  PRINTED_DOCUMENTS,
  ...modules.flatMap(({ sealedPictures = [] }) => sealedPictures),
];
