import path from 'node:path';
import { restoreBackup } from '#core/database/backup/restore-backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ databaseUrl, data }, folder) => {
  if (!folder) throw new Error('Say where from: npm run restore -w backend -- <folder>');
  if (databaseUrl)
    throw new Error('The database of DATABASE_URL is restored with its own tools, such as pg_restore');
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { takenAt } = await restoreBackup(source, { data });
  return `Restored the backup of ${takenAt}`;
});
