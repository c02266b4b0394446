import fs from 'node:fs';
import path from 'node:path';
import { writeBackup } from '#core/database/backup/write-backup.ts';
import { placesIn } from '#core/database/embedded/cluster.ts';
import { joinEmbedded } from '#core/database/embedded/open-embedded.ts';
import { countObjects } from '#core/objects/sql/objects.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ databaseUrl, data, secret }, folder) => {
  if (!folder) throw new Error('Say where to: npm run backup -w backend -- <folder>');
  if (databaseUrl)
    throw new Error('The database of DATABASE_URL is backed up with its own tools, such as pg_dump');
  if (!fs.existsSync(placesIn(data).cluster)) throw new Error(`There is no database in ${data}`);
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const database = await joinEmbedded(data);
  try {
    await writeBackup(target, { now: new Date(), data, url: database.url });
    const { all } = await countObjects(database.db);
    return [
      `Backed up ${data} to ${target}`,
      secret === undefined
        ? ''
        : '. PAYUNG_SECRET is not in it: keep that apart, without it links and pictures stay sealed',
      all === 0 ? '' : `. Photos and documents in the object store are not in it: ${all}`,
    ].join('');
  } finally {
    await database.close();
  }
});
