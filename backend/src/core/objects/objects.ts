import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { requireOutsideTransaction } from '#core/database/open-transaction.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import type { ImageSeal } from '#core/pictures/seal-image.ts';
import { markOf, openedByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';
import type { ObjectStore } from './s3-store.ts';
import { removeUnusedObjects } from './remove-unused.ts';
import type { StoreName } from './settings.ts';
import { findPlace } from './sql/object-rows.ts';
import type { KeptObject, ObjectPlace } from './sql/object-rows.ts';
import { sealObjectsAgain } from './seal-again.ts';
import { insertObject } from './sql/objects.ts';

/** What the bytes are, and the row that they are of. */
export type ObjectName = Omit<ImageSeal, 'secret'>;

/** Photos, cards and printed documents, sealed: in a row of PostgreSQL, or in an object store that a row names. */
export interface Objects {
  /**
   * Seals and stores; what is answered goes into the row, in the transaction that follows. An object that no row has
   * named for a day is removed.
   */
  readonly keep: (name: ObjectName, bytes: Buffer) => Promise<KeptObject>;
  /** Throws where the bytes are not those of this row, or where the store does not answer. */
  readonly open: (name: ObjectName, place: ObjectPlace) => Promise<Buffer>;
  /** Removes some of what no row names any more. Answers whether there may be more. */
  readonly removeUnused: () => Promise<boolean>;
  /** Seals with today's secret what one of these has sealed, some of it. Answers of how many rows. */
  readonly sealAgain: (where: SealedPictures, marks: readonly string[]) => Promise<number>;
}

export interface ObjectParts extends ServerSecrets {
  readonly db: Database;
  readonly clock: Clock;
  readonly newIn: StoreName;
  /** Nothing: everything is in PostgreSQL. */
  readonly store: ObjectStore | undefined;
  /** Where rows have objects. */
  readonly columns: readonly SealedPictures[];
}

/** For the transaction that should name it; the next one has an object of its own. */
const UNNAMED_MS = 86_400_000;

/** Answers the place of sealed bytes that are put anywhere but into their row. */
export const putObject = async (
  { db, clock }: Pick<ObjectParts, 'db' | 'clock'>,
  store: ObjectStore,
  sealed: Buffer,
): Promise<{ readonly sealed: null; readonly object_key: string }> => {
  const key = newId();
  await insertObject(db, key, new Date(clock.now().getTime() + UNNAMED_MS));
  await store.put(key, sealed);
  return { sealed: null, object_key: key };
};

const requireStore = (store: ObjectStore | undefined): ObjectStore => {
  if (store === undefined) throw new Error('An object lies in a store that is not configured');
  return store;
};

export const createObjects = (parts: ObjectParts): Objects => {
  const { db, secret, newIn, store, columns } = parts;

  const read = async ({ sealed, object_key }: ObjectPlace): Promise<Buffer | undefined> =>
    object_key === null ? (sealed ?? undefined) : await requireStore(store).get(object_key);

  /** Since the row was read its bytes may have been moved, and the object that it named removed. */
  const readAgain = async ({ purpose, key }: ObjectName): Promise<Buffer | undefined> => {
    const column = columns.find((each) => each.purpose === purpose);
    if (column === undefined) return undefined;
    const keys = column.keys.length === 1 ? [key] : key.split(' ');
    const place = await findPlace(db, column, keys);
    return place && (await read(place));
  };

  return {
    keep: async (name, bytes) => {
      requireOutsideTransaction();
      const sealed = sealImage({ ...name, secret }, bytes);
      const sealed_by = markOf(secret);
      if (newIn === 'postgresql') return { sealed, object_key: null, sealed_by };
      return { ...(await putObject(parts, requireStore(store), sealed)), sealed_by };
    },
    open: async (name, place) => {
      requireOutsideTransaction();
      const sealed = (await read(place)) ?? (await readAgain(name));
      if (sealed === undefined) throw new Error('An object is not where its row says');
      return openedByAny(parts, (by) => openImage({ ...name, secret: by }, sealed));
    },
    removeUnused: () => (store === undefined ? Promise.resolve(false) : removeUnusedObjects(parts, store)),
    sealAgain: (where, marks) =>
      sealObjectsAgain(
        { ...parts, read, put: (sealed) => putObject(parts, requireStore(store), sealed) },
        where,
        marks,
      ),
  };
};
