import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { untilWaiting } from './overlap-writes.ts';
import { useTestDatabase } from '#testing/test-database.ts';

describe('untilWaiting', () => {
  const database = useTestDatabase();

  it('counts connections that wait for a lock, also those opened after its first look', async () => {
    const { db, pool } = database.opened;
    const { waiting } = await db.transaction().execute(async (holder) => {
      await sql`lock table points_ledger in share mode`.execute(holder);
      await sql`select count(*) from pg_stat_activity`.execute(holder);
      const before = pool?.totalCount ?? 0;
      const locking = Array.from({ length: 6 }, () =>
        db.transaction().execute((trx) => sql`lock table points_ledger in row exclusive mode`.execute(trx)),
      );
      await untilWaiting(holder, 6);
      expect(pool?.totalCount).toBeGreaterThan(before);
      return { waiting: Promise.all(locking) };
    });
    expect(await waiting).toHaveLength(6);
  });
});
