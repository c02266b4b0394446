import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL where a URL is given, otherwise the embedded database in the data folder; migrated either way. */
export const openDatabase = async (where: {
  databaseUrl?: string;
  data: string;
  now: Date;
}): Promise<OpenDatabase> => {
  const database = where.databaseUrl ? openPostgres(where.databaseUrl) : await openPglite(where.data);
  try {
    await migrate(database.db, where.now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
