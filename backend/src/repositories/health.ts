import { sql } from 'kysely';
import type { Queries } from '#database/database.ts';

/** Fails where the database does not answer. */
export const pingDatabase = async (db: Queries): Promise<void> => {
  await sql`select 1`.execute(db);
};
