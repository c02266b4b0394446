import { createHash } from 'node:crypto';
import type { DocumentContent } from '#areas/document-content.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import type { Printer } from './printer.ts';

/** The content is in the key: what changed without a new version is never answered from the cache. */
const keyOf = (content: DocumentContent): string =>
  `${content.cacheKey}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;

/** Finished bytes are kept, so a policy is printed once and reads the same for ever. */
export const createDocumentStore = (db: Database, clock: Clock, printer: Printer) => {
  const find = (key: string) =>
    db.selectFrom('documents').select('bytes').where('cache_key', '=', key).executeTakeFirst();
  return async (content: DocumentContent): Promise<Buffer> => {
    const key = keyOf(content);
    const known = await find(key);
    if (known) return known.bytes;
    const bytes = await printer.print(content, clock.now());
    await db
      .insertInto('documents')
      .values({ cache_key: key, bytes, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('cache_key').doNothing())
      .execute();
    // Of two who printed at once, both hand out the bytes that were kept.
    return (await find(key))?.bytes ?? bytes;
  };
};
