import { keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import type { Queries } from '#core/database/database.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import { replaceLinkHash, SEALED_LINKS } from '#areas/auth/links/share-links-sql.ts';
import { replaceSealed, sealedRows } from '#core/secrets/sql/sealed-rows.ts';
import type { SealedColumn, SealedRow } from '#core/secrets/sql/sealed-rows.ts';
import { IDENTITY_PICTURES } from '#areas/identity/sql/identities.ts';
import { SEALED_DOCUMENTS } from '#core/documents/documents-sql.ts';
import { SEALED_JOBS } from '#core/jobs/sql/jobs.ts';
import { sealOldNumbers } from '#core/secrets/seal-numbers.ts';
import type { SealedPictures } from '#core/secrets/sealed-pictures.ts';

export interface SecretChange {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** What neither secret opens was damaged before: it stays as it is, and whoever reads it says so. */
const orUndefined = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const resealPictures = async (tx: Queries, where: SealedPictures, change: SecretChange): Promise<number> => {
  let count = 0;
  for await (const { keys, sealed } of sealedRows(tx, where)) {
    const seal = { purpose: where.purpose, key: keys.join(' ') };
    const bytes = orUndefined(() => openImage({ ...seal, secret: change.from }, sealed as Buffer));
    if (bytes === undefined) continue;
    await replaceSealed(tx, where, { keys, sealed: sealImage({ ...seal, secret: change.to }, bytes) });
    count += 1;
  }
  return count;
};

interface SealedPayloads {
  readonly where: SealedColumn;
  /** What else of the row hangs on the secret. */
  readonly also?: (row: SealedRow, payload: object) => Promise<void>;
}

const resealPayloads = async (
  tx: Queries,
  { from, to }: SecretChange,
  { where, also }: SealedPayloads,
): Promise<number> => {
  let count = 0;
  for await (const row of sealedRows(tx, where)) {
    const [id = ''] = row.keys;
    const payload = orUndefined(() => openPayload(from, id, String(row.sealed)) as object);
    if (payload === undefined) continue;
    await replaceSealed(tx, where, { keys: row.keys, sealed: sealPayload(to, id, payload) });
    await also?.(row, payload);
    count += 1;
  }
  return count;
};

/** Everything that the secret has sealed, from the old one to the new one. Answers how many were sealed anew. */
export const resealEverything = async (
  tx: Queries,
  change: SecretChange,
  ofRooms: readonly SealedPictures[],
): Promise<number> => {
  let count = await resealPayloads(tx, change, { where: SEALED_JOBS });
  count += await resealPayloads(tx, change, {
    where: SEALED_LINKS,
    also: async ({ keys: [id = ''] }, payload) => {
      const { linkId } = payload as { readonly linkId: string };
      await replaceLinkHash(tx, id, keyedHash(change.to, 'link', linkId));
    },
  });
  for (const where of [IDENTITY_PICTURES, ...SEALED_DOCUMENTS, ...ofRooms])
    count += await resealPictures(tx, where, change);
  const numbers = createNumberSeal(change.to, [change.from]);
  return count + (await sealOldNumbers(tx, numbers, { now: change.now }));
};
