import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that one statement removes at most: others wait for the rows that it locks. */
export const AT_ONCE = 200;

/** Removes one batch; answers how many rows that were. */
export type RemoveBatch = (db: Queries) => Promise<number>;

/** Rows whose time is over, of a table of the area that calls it. */
export const expiredRows =
  (table: keyof Tables, where: RawBuilder<unknown>): RemoveBatch =>
  async (db) => {
    const name = sql.table(table);
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any (array(select ctid from ${name} where ${where} limit ${AT_ONCE}))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };
