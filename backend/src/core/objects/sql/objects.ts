import { sql } from 'kysely';
import type { MaybeMoment, WithDefault } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';

interface ObjectsTable {
  key: string;
  /** Nothing while a row names it; kept by triggers of `migrations/150-objects-outside-of-the-database.sql`. */
  remove_after: MaybeMoment;
  is_going: WithDefault<boolean>;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    objects: ObjectsTable;
  }
}

/** Written before the object is put: whatever becomes of that, somebody knows of it. */
export const insertObject = async (db: Queries, key: string, removeAfter: Date): Promise<void> => {
  await db.insertInto('objects').values({ key, remove_after: removeAfter }).execute();
};

/** Lets an object be removed at once that no row has come to name. */
export const releaseObject = async (db: Queries, key: string, now: Date): Promise<void> => {
  await db
    .updateTable('objects')
    .set({ remove_after: now })
    .where('key', '=', key)
    .where('remove_after', 'is not', null)
    .execute();
};

interface Claim {
  readonly now: Date;
  /** When somebody else may try, if this one does not come to an end. */
  readonly again: Date;
  readonly limit: number;
}

/** Objects that nothing names; from now on no row may name them any more. */
export const claimUnusedObjects = async (
  db: Queries,
  { now, again, limit }: Claim,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ key: string }>`
    update objects set is_going = true, remove_after = ${again} where key in (
      select key from objects where remove_after <= ${now} order by remove_after limit ${limit}
      for update skip locked)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
};

export const deleteObjects = async (db: Queries, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await db.deleteFrom('objects').where('key', 'in', keys).execute();
};

/** How many are in the store, and how many of them wait to be removed. */
export const countObjects = async (
  db: Queries,
): Promise<{ readonly all: number; readonly unused: number }> => {
  return await db
    .selectFrom('objects')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('remove_after').as('unused')])
    .executeTakeFirstOrThrow();
};

export const hasObjects = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('objects').select('key').limit(1).executeTakeFirst()) !== undefined;
