import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from './test-database.ts';
import { newAgent } from './people.ts';
import { testClock } from './test-clock.ts';

const nameOf = (url: string): string => new URL(url.replace('@/', '@localhost/')).pathname;

it('hands a database on without the rows of the test file before, and counts from the start', async () => {
  const first = await openTestDatabase();
  const server = { services: { db: first.db }, clock: testClock() };
  await newAgent(server);
  const next = sql<{ next: number }>`select nextval('quote_codes') as next`;
  const counted = await next.execute(first.db);
  await first.close();
  const second = await openTestDatabase();
  expect(nameOf(second.url)).toBe(nameOf(first.url));
  expect(await second.db.selectFrom('agents').select('id').execute()).toEqual([]);
  expect(
    await second.db
      .selectFrom('network_lock' as never)
      .selectAll()
      .execute(),
  ).toEqual([{ id: 1 }]);
  expect((await next.execute(second.db)).rows).toEqual(counted.rows);
  await second.close();
});

it.each(['create table beside (id integer)', 'alter table points_ledger disable trigger user'])(
  'hands no database on after: %s',
  async (change) => {
    const first = await openTestDatabase();
    await sql.raw(change).execute(first.db);
    await first.close();
    const second = await openTestDatabase();
    expect(nameOf(second.url)).not.toBe(nameOf(first.url));
    await second.close();
  },
);
