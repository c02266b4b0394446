import { objectColumnsOf } from '#app/objects/object-columns.ts';
import { SEALED_LINKS } from '#areas/auth/links/share-links-sql.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { DOCUMENT_WORDS } from '#core/documents/documents-sql.ts';
import { SEALED_JOBS } from '#core/jobs/sql/jobs.ts';
import type { MarkedColumn } from '#core/secrets/sql/sealed-columns.ts';

/** Everything that the secret of the server seals, but for the numbers of people, which say by themselves by which. */
export const sealedColumnsOf = (
  modules: readonly Pick<ProductModule, 'sealedPictures'>[],
): readonly MarkedColumn[] => [SEALED_JOBS, SEALED_LINKS, DOCUMENT_WORDS, ...objectColumnsOf(modules)];
