import type { Queries } from '#core/database/database.ts';
import type { KeptObject } from '#core/objects/sql/object-rows.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';

/** Somebody who registers or sells. */
export interface DocumentOwner {
  readonly kind: 'registration' | 'agent';
  readonly id: string;
}

/** In place of the photo of that kind that there was. */
export const keepDocument = async (
  db: Queries,
  image: KeptObject & {
    readonly key: string;
    readonly owner: DocumentOwner;
    readonly kind: 'tax';
  },
  now: Date,
): Promise<void> => {
  const { key, owner, kind, sealed, object_key, sealed_by } = image;
  const picture = { key, sealed, object_key, sealed_by, created_at: now };
  await db
    .insertInto('document_images')
    .values({ ...picture, subject_kind: owner.kind, subject_id: owner.id, kind })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id', 'kind']).doUpdateSet(picture))
    .execute();
};

/** The photo behind a key, where it is that person's. */
export const findDocument = (db: Queries, owner: DocumentOwner, key: string) =>
  db
    .selectFrom('document_images')
    .select(['key', 'kind', 'sealed', 'object_key'])
    .where('subject_kind', '=', owner.kind)
    .where('subject_id', '=', owner.id)
    .where('key', '=', key)
    .executeTakeFirst();

export const deleteDocumentImages = async (db: Queries, owner: DocumentOwner): Promise<void> => {
  await db
    .deleteFrom('document_images')
    .where('subject_kind', '=', owner.kind)
    .where('subject_id', '=', owner.id)
    .execute();
};

/** Moves the photos from the registration to the new agent. */
export const moveDocuments = async (db: Queries, from: DocumentOwner, to: DocumentOwner): Promise<void> => {
  await db
    .updateTable('document_images')
    .set({ subject_kind: to.kind, subject_id: to.id })
    .where('subject_kind', '=', from.kind)
    .where('subject_id', '=', from.id)
    .execute();
};

export const TAX_PICTURES: SealedPictures = {
  table: 'document_images',
  keys: ['key'],
  column: 'sealed',
  mark: 'sealed_by',
  purpose: 'own document',
};
