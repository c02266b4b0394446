import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
}

/** PostgreSQL where a URL is given, otherwise the embedded database in the data folder; with whatever tables it has. */
export const openUnmigrated = async ({ databaseUrl, data }: DatabasePlace): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : await openPglite(data);

/** With the tables of this release. */
export const openDatabase = async (where: DatabasePlace & { readonly now: Date }): Promise<OpenDatabase> => {
  const database = await openUnmigrated(where);
  try {
    await migrate(database.db, where.now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
