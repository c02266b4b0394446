import { createHash } from 'node:crypto';
import type { DocumentContent } from './document-content.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { findDocument, insertDocumentOnce } from '#repositories/documents.ts';
import type { Printer } from './printer.ts';

/** The content is in the key: what changed without a new version is never answered from the cache. */
const keyOf = (content: DocumentContent): string =>
  `${content.cacheKey}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;

/** Finished bytes are kept, so a policy is printed once and reads the same for ever. */
export const createDocumentStore =
  (db: Database, clock: Clock, printer: Printer) =>
  async (content: DocumentContent): Promise<Buffer> => {
    const cacheKey = keyOf(content);
    const known = await findDocument(db, cacheKey);
    if (known !== undefined) return known;
    const bytes = await printer.print(content, clock.now());
    await insertDocumentOnce(db, { cacheKey, bytes, now: clock.now() });
    // Of two who printed at once, both hand out the bytes that were kept.
    return (await findDocument(db, cacheKey)) ?? bytes;
  };
