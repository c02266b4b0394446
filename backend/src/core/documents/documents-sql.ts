import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Moment, WithDefault } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import type { KeptObject } from '#core/objects/sql/object-rows.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';

interface DocumentsTable {
  /** The name under which it was issued. */
  cache_key: string;
  content: WithDefault<Buffer | null>;
  bytes: WithDefault<Buffer | null>;
  /** Where the bytes lie in the object store. */
  object_key: WithDefault<string | null>;
  /** Marks of the secrets that have sealed the bytes, and what it says. */
  sealed_by: WithDefault<string | null>;
  content_sealed_by: WithDefault<string | null>;
  /** SHA-256 of the bytes before they were sealed. */
  hash: WithDefault<string | null>;
  created_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    documents: DocumentsTable;
  }
}

/** What was issued under that name: its sealed words, and its sealed bytes once they are printed. */
export const findDocument = (db: Queries, name: string) =>
  db
    .selectFrom('documents')
    .select(['content', 'bytes as sealed', 'object_key', 'hash', 'created_at'])
    .where('cache_key', '=', name)
    .executeTakeFirst();

interface IssuedContent {
  readonly name: string;
  readonly content: Buffer;
  /** Mark of the secret. */
  readonly sealedBy: string;
  readonly now: Date;
}

/** The first of two who issue at once is kept. */
export const insertContentOnce = async (
  db: Queries,
  { name, content, sealedBy, now }: IssuedContent,
): Promise<void> => {
  await db
    .insertInto('documents')
    .values({
      cache_key: name,
      content,
      // Its bytes are not printed yet, and will be sealed by that secret or a later one.
      sealed_by: sealedBy,
      content_sealed_by: sealedBy,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('cache_key').doNothing())
    .execute();
};

interface PrintedBytes extends KeptObject {
  readonly name: string;
  readonly hash: string;
}

/** The first of two who print at once is kept. */
export const keepBytesOnce = async (
  db: Queries,
  { name, sealed, object_key, sealed_by, hash }: PrintedBytes,
): Promise<void> => {
  await db
    .updateTable('documents')
    .set({ bytes: sealed, object_key, sealed_by, hash })
    .where('cache_key', '=', name)
    .where('bytes', 'is', null)
    .where('object_key', 'is', null)
    .execute();
};

/** Everything that was issued under names that begin so. */
export const deleteDocuments = async (db: Queries, prefix: string): Promise<void> => {
  await db.deleteFrom('documents').where('cache_key', 'like', `${prefix}%`).execute();
};

/** What policies, quotations and agreements say that were issued. */
export const DOCUMENT_WORDS: SealedPictures = {
  table: 'documents',
  keys: ['cache_key'],
  column: 'content',
  mark: 'content_sealed_by',
  purpose: 'document content',
};

/** The same as they were printed. */
export const PRINTED_DOCUMENTS: SealedPictures = {
  table: 'documents',
  keys: ['cache_key'],
  column: 'bytes',
  mark: 'sealed_by',
  purpose: 'document',
};

/** Quotations printed before a moment, except those of quotes that are kept, which the caller selects. */
export const expiredQuotations = (before: Date, isKept: RawBuilder<unknown>): RemoveBatch =>
  expiredRows(
    'documents',
    sql`cache_key like '%-quotation-%' and created_at < ${before} and not (${isKept})`,
  );
