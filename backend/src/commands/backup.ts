import path from 'node:path';
import { writeBackup } from '#database/copy/backup-folder.ts';
import { openDatabase } from '#database/open-database.ts';
import { copyKeys } from './kept-keys.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (environment, folder) => {
  if (!folder) throw new Error('Say where to: npm run backup -w backend -- <folder>');
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const now = new Date();
  const database = await openDatabase({ databaseUrl: environment.databaseUrl, data: environment.data, now });
  try {
    const { tables } = await writeBackup(database.db, target, now);
    copyKeys(environment.data, target);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return `Backed up ${rows} rows of ${Object.keys(tables).length} tables to ${target}`;
  } finally {
    await database.close();
  }
});
