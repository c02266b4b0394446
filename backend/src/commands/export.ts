import { copyDatabase } from '#database/copy/snapshot.ts';
import { openDatabase } from '#database/open-database.ts';
import { runCommand } from './run-command.ts';

/** From the embedded database to the PostgreSQL of DATABASE_URL: the way up when the demo grows. */
await runCommand(async ({ databaseUrl, data }) => {
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: it says which PostgreSQL to export to');
  const now = new Date();
  const from = await openDatabase({ data, now });
  const to = await openDatabase({ databaseUrl, data, now });
  try {
    const counts = await copyDatabase(from.db, to.db);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `Exported ${rows} rows of ${Object.keys(counts).length} tables. Keep ${data}/server.key: set PAYUNG_SECRET to what it holds`;
  } finally {
    await from.close();
    await to.close();
  }
});
