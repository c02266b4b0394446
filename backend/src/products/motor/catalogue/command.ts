import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '#commands/run-command.ts';
import { joinDatabase } from '#core/database/open-database.ts';
import { importVehicles } from './import-vehicles.ts';

/** The operator's own catalogue of brands and models in place of the example. */
await runCommand(async ({ databaseUrl, data }, file) => {
  if (!file) throw new Error('Say which file: npm run import-vehicles -w backend -- <file.csv>');
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  if (!fs.existsSync(source)) throw new Error(`There is no file ${source}`);
  const now = new Date();
  const database = await joinDatabase({ databaseUrl, data });
  try {
    const count = await importVehicles(database.db, () => fs.createReadStream(source), now);
    return `Imported ${count} models from ${source}; models that it does not name are retired`;
  } finally {
    await database.close();
  }
});
