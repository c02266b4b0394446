import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { insideTransaction, RootDatabaseInsideTransaction } from './open-transaction.ts';
import { transaction } from './transaction.ts';
import { prepared } from './prepared.ts';

const database = useTestDatabase();

it('builds its SQL once and runs it with the values of each call', async () => {
  let builds = 0;
  const pairs = prepared((db, one: string, other: string) => {
    builds += 1;
    return sql<object>`select ${other}::text as other, ${one}::text as one, ${'same'}::text as constant`.compile(
      db,
    );
  });
  const { db } = database.opened;
  expect(await pairs(db, 'a', 'b')).toEqual([{ one: 'a', other: 'b', constant: 'same' }]);
  expect(await pairs(db, 'c', 'd')).toEqual([{ one: 'c', other: 'd', constant: 'same' }]);
  expect(builds).toBe(1);
});

it('runs in the transaction that it is given, and refuses the root database inside one', async () => {
  const settings = prepared((db, name: string) =>
    sql<{ value: string }>`select current_setting(${name}) as value`.compile(db),
  );
  const { db } = database.opened;
  const inside = await transaction(db, async (trx) => {
    await sql`set local timezone to 'Asia/Jakarta'`.execute(trx);
    return settings(trx, 'timezone');
  });
  expect([inside, await settings(db, 'timezone')]).toEqual([[{ value: 'Asia/Jakarta' }], [{ value: 'UTC' }]]);
  await expect(insideTransaction(() => settings(db, 'timezone'))).rejects.toThrow(
    RootDatabaseInsideTransaction,
  );
});

it('releases its connection when the query fails', async () => {
  const halves = prepared((db, number: number) =>
    sql<{ half: number }>`select 1 / ${number}::int as half`.compile(db),
  );
  const { db, pool } = database.opened;
  await expect(halves(db, 0)).rejects.toThrow('division by zero');
  expect(await halves(db, 1)).toEqual([{ half: 1 }]);
  expect(pool.idleCount).toBe(pool.totalCount);
});
