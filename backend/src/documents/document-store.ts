import { createHash } from 'node:crypto';
import type { DocumentContent } from './document-content.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { openImage, sealImage } from '#pictures/seal-image.ts';
import type { ImageSeal } from '#pictures/seal-image.ts';
import { findDocument, insertDocumentOnce } from '#repositories/documents.ts';
import type { Printer } from './printer.ts';

/** The content is in the key: what changed without a new version is never answered from the cache. */
const keyOf = (content: DocumentContent): string =>
  `${content.cacheKey}-${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;

export interface StoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

/** Printed before documents were sealed. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Finished bytes are kept, sealed like pictures (the number of an ID card stands in them), so a policy is printed once and reads the same for ever. */
export const createDocumentStore =
  ({ db, clock, secret }: StoreParts, printer: Printer) =>
  async (content: DocumentContent): Promise<Buffer> => {
    const cacheKey = keyOf(content);
    const seal: ImageSeal = { secret, purpose: 'document', key: cacheKey };
    const find = async (): Promise<Buffer | undefined> => {
      const kept = await findDocument(db, cacheKey);
      return kept === undefined || isPdf(kept) ? kept : openImage(seal, kept);
    };
    const known = await find();
    if (known !== undefined) return known;
    const bytes = await printer.print(content, clock.now());
    await insertDocumentOnce(db, { cacheKey, bytes: sealImage(seal, bytes), now: clock.now() });
    // Of two who printed at once, both hand out the bytes that were kept.
    return (await find()) ?? bytes;
  };
