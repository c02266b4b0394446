import path from 'node:path';
import { restoreBackup } from '#database/copy/restore-backup.ts';
import { openUnmigrated } from '#database/open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (environment, folder) => {
  if (!folder) throw new Error('Say where from: npm run restore -w backend -- <folder>');
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const now = new Date();
  const database = await openUnmigrated(environment);
  try {
    const { takenAt } = await restoreBackup(database.db, source, { now, data: environment.data });
    return `Restored the backup of ${takenAt}`;
  } finally {
    await database.close();
  }
});
