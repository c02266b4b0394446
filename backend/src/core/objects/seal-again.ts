import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';
import { markOf, openedByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import { UNREADABLE } from '#core/secrets/seal-payloads-again.ts';
import { listSealedObjects, replacePlace } from './sql/object-rows.ts';
import type { ObjectPlace, ObjectRow } from './sql/object-rows.ts';
import { releaseObject } from './sql/objects.ts';

interface SealAgain extends ServerSecrets {
  readonly db: Database;
  readonly clock: Clock;
  /** Throws where the store does not answer. */
  readonly read: (place: ObjectPlace) => Promise<Buffer | undefined>;
  readonly put: (sealed: Buffer) => Promise<ObjectPlace>;
}

const BATCH = 16;

const openedOf = (
  parts: ServerSecrets,
  where: SealedPictures,
  { keys, sealed }: ObjectRow,
): Buffer | undefined => {
  const name = { purpose: where.purpose, key: keys.join(' ') };
  try {
    return sealed === null
      ? undefined
      : openedByAny(parts, (secret) => openImage({ ...name, secret }, sealed));
  } catch {
    return undefined;
  }
};

/** Where it lies it stays: a new object in the store, of which the row is told, in place of the old one. */
const sealOneAgain = async (parts: SealAgain, where: SealedPictures, row: ObjectRow): Promise<void> => {
  const { db, clock, secret } = parts;
  const found = await parts.read(row);
  const bytes = openedOf(parts, where, { ...row, sealed: found ?? null });
  if (bytes === undefined) {
    const isEmpty = row.sealed === null && row.object_key === null;
    // One that was moved meanwhile is found again; one that nobody can read stays as it is.
    await replacePlace(db, where, {
      from: row,
      to: { ...row, sealed_by: isEmpty ? markOf(secret) : UNREADABLE },
    });
    return;
  }
  const sealed = sealImage({ purpose: where.purpose, key: row.keys.join(' '), secret }, bytes);
  const to = row.object_key === null ? { sealed, object_key: null } : await parts.put(sealed);
  const isReplaced = await replacePlace(db, where, { from: row, to: { ...to, sealed_by: markOf(secret) } });
  if (!isReplaced && to.object_key !== null) await releaseObject(db, to.object_key, clock.now());
};

export const sealObjectsAgain = async (
  parts: SealAgain,
  where: SealedPictures,
  marks: readonly string[],
): Promise<number> => {
  const rows = await listSealedObjects(parts.db, where, { marks, limit: BATCH });
  for (const row of rows) await sealOneAgain(parts, where, row);
  return rows.length;
};
