import fs from 'node:fs';
import { sql } from 'kysely';
import { openPglite } from './pglite.ts';

/** Run by the test of a broken disk: writes, says each write after it was acknowledged, then the disk breaks. */
const [folder = '', failure = ''] = process.argv.slice(2);
const { db } = await openPglite(folder);
await sql`create table if not exists writes (number integer primary key)`.execute(db);

const broken = (code: string, message: string) => (): never => {
  throw Object.assign(new Error(message), { code });
};
const breakDisk = (): void => {
  if (failure === 'fsync') fs.fsyncSync = broken('EIO', 'EIO: i/o error, fsync');
  const write = fs.writeSync;
  const full = broken('ENOSPC', 'ENOSPC: no space left on device, write');
  // Its own output still arrives.
  if (failure === 'full')
    fs.writeSync = ((file: number, ...given: [string]) =>
      file > 2 ? full() : write(file, ...given)) as typeof fs.writeSync;
};

for (let number = 0; ; number += 1) {
  if (number === 20) breakDisk();
  await sql`insert into writes values (${number})`.execute(db);
  fs.writeSync(1, `${number}\n`);
}
