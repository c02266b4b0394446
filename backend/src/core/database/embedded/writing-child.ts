import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openEmbedded } from './open-embedded.ts';

/** Run by the test of kills: writes without pause and says each write only after it was acknowledged. */
const [folder = ''] = process.argv.slice(2);
const { db } = await openEmbedded(folder);
await sql`create table if not exists writes (number integer primary key)`.execute(db);
process.stdout.write('ready\n');
for (let number = 0; ; number += 1) {
  await sql`insert into writes values (${number})`.execute(db);
  process.stdout.write(`${number}\n`);
  // Lets the pipe drain, so that all output is read before the kill.
  if (number % 10 === 0) await pause(1);
}
