import path from 'node:path';
import { writeBackup } from '#database/copy/backup-folder.ts';
import { openDatabase } from '#database/open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (environment, folder) => {
  if (!folder) throw new Error('Say where to: npm run backup -w backend -- <folder>');
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const now = new Date();
  const database = await openDatabase({ databaseUrl: environment.databaseUrl, data: environment.data, now });
  try {
    const { tables } = await writeBackup(database.db, target, { now, data: environment.data });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const what = `Backed up ${rows} rows of ${Object.keys(tables).length} tables to ${target}`;
    return environment.secret === undefined
      ? what
      : `${what}. PAYUNG_SECRET is not in it: keep that apart, without it links and pictures stay sealed`;
  } finally {
    await database.close();
  }
});
