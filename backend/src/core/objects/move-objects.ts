import type { SealedPictures } from '#core/secrets/seal-numbers.ts';
import { putObject } from './objects.ts';
import type { ObjectParts } from './objects.ts';
import type { ObjectStore } from './s3-store.ts';
import type { StoreName } from './settings.ts';
import { findPlace, listPlaced, replacePlace } from './sql/object-rows.ts';
import type { ObjectPlace, ObjectRow } from './sql/object-rows.ts';
import { releaseObject } from './sql/objects.ts';

interface Move extends Pick<ObjectParts, 'db' | 'clock' | 'columns'> {
  readonly store: ObjectStore;
  readonly to: StoreName;
  /** Told of every batch how many were moved so far. */
  readonly say?: (moved: number) => void;
}

const BATCH = 16;
const SIDE_BY_SIDE = 4;

const newPlaceOf = async (
  move: Move,
  where: SealedPictures,
  row: ObjectRow,
): Promise<ObjectPlace | undefined> => {
  if (move.to === 's3')
    return row.sealed === null ? undefined : await putObject(move, move.store, row.sealed);
  const sealed = row.object_key === null ? undefined : await move.store.get(row.object_key);
  if (sealed !== undefined) return { sealed, object_key: null };
  const place = await findPlace(move.db, where, row.keys);
  if (place?.object_key === row.object_key) throw new Error('An object is not where its row says');
  return undefined;
};

const moveOne = async (move: Move, where: SealedPictures, row: ObjectRow): Promise<boolean> => {
  const to = await newPlaceOf(move, where, row);
  if (to === undefined) return false;
  if (await replacePlace(move.db, where, { from: row, to })) return true;
  if (to.object_key !== null) await releaseObject(move.db, to.object_key, move.clock.now());
  return false;
};

/**
 * Moves everything, a few at a time, while servers read and write. Each is moved by one statement, and what it leaves
 * is removed afterwards: it can be stopped anywhere, and begun again. Answers how many were moved.
 */
export const moveObjects = async (move: Move): Promise<number> => {
  const { db, columns, to, say } = move;
  const from = to === 's3' ? 'postgresql' : 's3';
  let moved = 0;
  for (const where of columns) {
    let after: readonly string[] | undefined;
    for (;;) {
      const rows = await listPlaced(db, where, { in: from, after, limit: BATCH });
      for (let begin = 0; begin < rows.length; begin += SIDE_BY_SIDE) {
        const some = rows.slice(begin, begin + SIDE_BY_SIDE);
        const done = await Promise.all(some.map((row) => moveOne(move, where, row)));
        moved += done.filter(Boolean).length;
      }
      after = rows.at(-1)?.keys;
      if (rows.length > 0) say?.(moved);
      if (rows.length < BATCH) break;
    }
  }
  return moved;
};
