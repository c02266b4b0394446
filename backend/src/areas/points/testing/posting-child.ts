import fs from 'node:fs';
import { sql } from 'kysely';
import { openPostgres } from '#core/database/postgres.ts';
import { postEntries } from '../sql/points-ledger.ts';
import type { NewEntry } from '../sql/points-ledger.ts';

/** Run by the kill test: posts one entry that is committed, another that has its balance but is not committed, and stops there. */
const [url = '', agentId = '', policyNo = ''] = process.argv.slice(2);
const { db } = openPostgres(url);
const of = { policyNo, level: 0, sellerId: agentId, premium: 274_500, ruleVersion: 'example-1' } as const;
const entry = (eventId: string): NewEntry => ({
  agentId,
  kind: 'earned',
  points: 27,
  eventId,
  policy: of,
  actor: { kind: 'system', id: 'payment' },
});
const say = (line: string): void => void fs.writeSync(1, `${line}\n`);

await postEntries(db, [entry('first')], new Date('2026-01-15T03:00:00Z'));
say('posted');
await db.transaction().execute(async (tx) => {
  await postEntries(tx, [entry('second')], new Date('2026-01-15T03:00:00Z'));
  const { rows } = await sql<{ balance: number }>`select balance from points_accounts`.execute(tx);
  say(`balance ${rows[0]?.balance}`);
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
