import type { Moment } from './column-types.ts';
import { sql } from 'kysely';
import type { Queries } from './database.ts';

interface WriteProbeTable {
  id: number;
  written_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    write_probe: WriteProbeTable;
  }
}

/** Fails where the database does not answer. */
export const pingDatabase = async (db: Queries): Promise<void> => {
  await sql`select 1`.execute(db);
};

/** Fails where the database does not keep what is written. */
export const probeWrite = async (db: Queries, now: Date): Promise<void> => {
  await db
    .insertInto('write_probe')
    .values({ id: 1, written_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .execute();
};
