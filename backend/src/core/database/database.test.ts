import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { RootDatabaseInsideTransaction } from './open-transaction.ts';
import { transaction } from './transaction.ts';

describe('the database', () => {
  const database = useTestDatabase();
  afterEach(async () => {
    await database.db.deleteFrom('documents').execute();
  });

  const put = (name: string, value: number) =>
    database.db
      .insertInto('documents')
      .values({ cache_key: name, bytes: Buffer.from(String(value)), created_at: new Date(0) })
      .execute();
  const count = async (): Promise<number> =>
    (await database.db.selectFrom('documents').select('cache_key').execute()).length;

  it('gives money as numbers, days as text and times as Dates', async () => {
    const { rows } = await sql`
      select 4500000000::bigint as money, 12.50::numeric(5,2) as percent, date '2026-01-31' as day,
             timestamptz '2026-01-31 09:00:00+07' as time, '[1,"a"]'::jsonb as list`.execute(database.db);
    expect(rows[0]).toEqual({
      money: 4_500_000_000,
      percent: 12.5,
      day: '2026-01-31',
      time: new Date('2026-01-31T02:00:00.000Z'),
      list: [1, 'a'],
    });
  });

  it('rolls back a transaction that fails', async () => {
    const failing = transaction(database.db, async (trx) => {
      await trx
        .insertInto('documents')
        .values({ cache_key: 'half', bytes: Buffer.from('1'), created_at: new Date(0) })
        .execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await count()).toBe(0);
  });

  it('refuses the root database inside an open transaction instead of deadlocking', async () => {
    const careless = transaction(database.db, async () => await put('outside', 1));
    await expect(careless).rejects.toBeInstanceOf(RootDatabaseInsideTransaction);
    await put('afterwards', 1);
    expect(await count()).toBe(1);
  });

  it('joins the transaction that is already open', async () => {
    const failing = transaction(database.db, async (outer) => {
      await transaction(outer, (inner) =>
        inner
          .insertInto('documents')
          .values({ cache_key: 'inner', bytes: Buffer.from('1'), created_at: new Date(0) })
          .execute(),
      );
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect(await count()).toBe(0);
  });

  it('runs the work again when the engine reports a serialization failure', async () => {
    let runs = 0;
    const result = await transaction(database.db, async (trx) => {
      runs += 1;
      if (runs < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
  });
});
