import type { Queries } from '#database/database.ts';

/** Finished bytes under their name. */
export const findDocument = async (db: Queries, cacheKey: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('documents')
    .select('bytes')
    .where('cache_key', '=', cacheKey)
    .executeTakeFirst();
  return row?.bytes;
};

export interface NewDocument {
  readonly cacheKey: string;
  readonly bytes: Buffer;
  readonly now: Date;
}

/** The first of two who print at once is kept. */
export const insertDocumentOnce = async (
  db: Queries,
  { cacheKey, bytes, now }: NewDocument,
): Promise<void> => {
  await db
    .insertInto('documents')
    .values({ cache_key: cacheKey, bytes, created_at: now })
    .onConflict((conflict) => conflict.column('cache_key').doNothing())
    .execute();
};
