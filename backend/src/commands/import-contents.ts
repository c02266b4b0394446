import fs from 'node:fs';
import path from 'node:path';
import { importContents } from '#areas/content/import-contents.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { runCommand } from './run-command.ts';

/** An operator's own contents in place of the samples. */
await runCommand(async ({ databaseUrl, data }, file) => {
  if (!file) throw new Error('Say which file: npm run import-contents -w backend -- <file.json>');
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  if (!fs.existsSync(source)) throw new Error(`There is no file ${source}`);
  const now = new Date();
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const count = await importContents(database.db, fs.readFileSync(source, 'utf8'), now);
    const brought = `${count.contents} contents and ${count.buildingCosts} building costs`;
    return `Imported ${brought} from ${source}; contents that it does not name are retired`;
  } finally {
    await database.close();
  }
});
