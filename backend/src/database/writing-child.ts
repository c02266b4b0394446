import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPglite } from './pglite.ts';

/** Run by the kill test: writes without pause and says each write only after it was acknowledged. */
const [folder = ''] = process.argv.slice(2);
const { db } = await openPglite(folder);
await sql`create table if not exists writes (round text not null, number integer not null, primary key (round, number))`.execute(
  db,
);
process.stdout.write('ready\n');
const round = String(process.pid);
for (let number = 0; ; number += 1) {
  await sql`insert into writes values (${round}, ${number})`.execute(db);
  process.stdout.write(`${round} ${number}\n`);
  // Lets the pipe drain, so that what was said has been heard when the kill comes.
  if (number % 10 === 0) await pause(1);
}
