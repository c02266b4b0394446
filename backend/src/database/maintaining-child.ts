import fs from 'node:fs';
import { sql } from 'kysely';
import { sqlOf } from './maintenance-step.ts';
import type { MaintenanceStep } from './maintenance-step.ts';
import { openPglite } from './pglite.ts';

/** Run by the test of maintenance: writes, and says before each step that it is about to do it. */
const [folder = '', kind] = process.argv.slice(2);
const say = (line: string): void => {
  // At once: the steps do not let the event loop turn.
  fs.writeSync(1, `${line}\n`);
};
const step: MaintenanceStep = kind === 'vacuum' ? { kind, table: 'writes' } : { kind: 'checkpoint' };
const { db, pool } = await openPglite(folder);
await sql`create table if not exists writes (id text primary key, touched integer not null default 0)`.execute(
  db,
);
for (let turn = 0; ; turn += 1) {
  const ids = Array.from({ length: 300 }, (_, index) => `${process.pid}-${turn}-${index}`);
  await sql`insert into writes (id) select unnest(${ids}::text[])`.execute(db);
  await sql`update writes set touched = touched + 1`.execute(db);
  for (const id of ids.slice(0, 5)) say(`written ${id}`);
  say('step');
  await pool.query(sqlOf(step));
}
