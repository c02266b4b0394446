import type { Queries } from '#core/database/database.ts';

/** Somebody who registers or sells. */
export interface DocumentOwner {
  readonly kind: 'registration' | 'agent';
  readonly id: string;
}

/** In place of the photo of that kind that there was. */
export const keepDocument = async (
  db: Queries,
  image: {
    readonly key: string;
    readonly owner: DocumentOwner;
    readonly kind: 'tax';
    readonly sealed: Buffer;
  },
  now: Date,
): Promise<void> => {
  const { key, owner, kind, sealed } = image;
  await db
    .insertInto('document_images')
    .values({ key, subject_kind: owner.kind, subject_id: owner.id, kind, sealed, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['subject_kind', 'subject_id', 'kind']).doUpdateSet({ key, sealed, created_at: now }),
    )
    .execute();
};

/** The photo behind a key, where it is that person's. */
export const findDocument = (db: Queries, owner: DocumentOwner, key: string) =>
  db
    .selectFrom('document_images')
    .select(['key', 'kind', 'sealed'])
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
