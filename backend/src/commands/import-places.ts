import fs from 'node:fs';
import path from 'node:path';
import { joinDatabase } from '#core/database/open-database.ts';
import { importPlaces } from '#areas/places/import-places.ts';
import { runCommand } from './run-command.ts';

/** Postal codes and coordinates of villages that an operator has the right to use. */
await runCommand(async ({ databaseUrl, data }, file) => {
  if (!file) throw new Error('Say which file: npm run import-places -w backend -- <file.csv>');
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  if (!fs.existsSync(source)) throw new Error(`There is no file ${source}`);
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const count = await importPlaces(database.db, () => fs.createReadStream(source));
    return `Imported ${count} places from ${source}; what was imported before is gone`;
  } finally {
    await database.close();
  }
});
