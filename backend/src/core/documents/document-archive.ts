import { createHash } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { markOf, openedByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import type { Objects } from '#core/objects/objects.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import type { ImageSeal } from '#core/pictures/seal-image.ts';
import { findDocument, insertContentOnce, keepBytesOnce } from './documents-sql.ts';
import type { Printer } from './printer.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';

/** Issued documents are stored (ruling R67): later changes never alter a document that somebody has. */
export interface DocumentArchive {
  /** Keeps what a document says, in the transaction that issues it; what stands under its name already stays. */
  readonly issue: (tx: Queries, content: DocumentContent) => Promise<void>;
  /** What was issued under that name. */
  readonly find: (db: Queries, name: string) => Promise<DocumentContent | undefined>;
  /** The bytes of what was issued under the name of this content, which counts only where nothing was. */
  readonly read: (content: DocumentContent) => Promise<Buffer>;
}

interface ArchiveParts extends ServerSecrets {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: Objects;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Sealed like pictures: the number of an ID card stands in it. What it says stays in its row. */
export const contentSeal = (secret: string, key: string): ImageSeal => ({
  secret,
  purpose: 'document content',
  key,
});

/** Keeps content without a printer: what it says is settled, whenever it is printed. */
export const issueDocument = async (
  tx: Queries,
  content: DocumentContent,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<void> => {
  const name = content.archiveName;
  const sealed = sealImage(contentSeal(secret, name), Buffer.from(JSON.stringify(content)));
  await insertContentOnce(tx, { name, content: sealed, sealedBy: markOf(secret), now });
};

export const createDocumentArchive = (
  { db, clock, objects, ...secrets }: ArchiveParts,
  printer: Pick<Printer, 'print'>,
) => {
  const { secret } = secrets;
  const issue: DocumentArchive['issue'] = (tx, content) =>
    issueDocument(tx, content, { secret, now: clock.now() });

  const issued = async (queries: Queries, name: string) => {
    const row = await findDocument(queries, name);
    if (row === undefined || row.content === null) return undefined;
    const { content: sealed } = row;
    const content = openedByAny(secrets, (by) => openImage(contentSeal(by, name), sealed)).toString();
    return { content: JSON.parse(content) as DocumentContent, at: row.created_at };
  };

  /** Throws rather than return a document other than the printed one. */
  const bytesOf = async (name: string): Promise<Buffer | undefined> => {
    const row = await findDocument(db, name);
    if (row === undefined || (row.sealed === null && row.object_key === null)) return undefined;
    const bytes = await objects.open({ purpose: 'document', key: name }, row);
    if (hashOf(bytes) !== row.hash) throw new Error('A document is not the one that was issued');
    return bytes;
  };

  const read: DocumentArchive['read'] = async (content) => {
    const name = content.archiveName;
    const known = await bytesOf(name);
    if (known !== undefined) return known;
    await issue(db, content);
    const kept = await issued(db, name);
    const bytes = await printer.print(kept?.content ?? content, kept?.at ?? clock.now());
    const place = await objects.keep({ purpose: 'document', key: name }, bytes);
    await keepBytesOnce(db, { name, ...place, hash: hashOf(bytes) });
    // Of two who printed at once, both hand out the bytes that were kept.
    return (await bytesOf(name)) ?? bytes;
  };

  return {
    issue,
    find: async (queries, name) => (await issued(queries, name))?.content,
    read,
  } satisfies DocumentArchive;
};
