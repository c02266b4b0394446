import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { listExpiredLeads, listExpiredQuotes } from './sql/expired.ts';
import { rowsToRemove } from './remove-expired.ts';

const NOW = new Date('2026-01-15T03:00:00.000Z');
const before = {
  messages: NOW,
  sessions: NOW,
  limits: NOW,
  records: NOW,
  tasks: NOW,
  notifications: NOW,
  devices: NOW,
  doneRequests: NOW,
  policies: '2016-01-01',
};

describe('expired rows', () => {
  const database = useTestDatabase();
  it('are removed in batches of at most two hundred', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({
      cache_key: `1-quotation-${at}`,
      bytes: Buffer.from('PDF'),
      created_at: new Date(NOW.getTime() - 1000),
    }));
    const newer = { cache_key: '2-quotation-0', bytes: Buffer.from('PDF'), created_at: NOW };
    await database.db
      .insertInto('documents')
      .values([...rows, newer])
      .execute();
    const { documents } = rowsToRemove(before);
    const removed = [
      await documents!(database.db),
      await documents!(database.db),
      await documents!(database.db),
    ];
    expect(removed).toEqual([200, 50, 0]);
    const left = await database.db.selectFrom('documents').select('cache_key').execute();
    expect(left).toEqual([{ cache_key: '2-quotation-0' }]);
  });

  it('of removals and comparisons go by their time, and newer ones stay', async () => {
    const { db } = database;
    const old = new Date(NOW.getTime() - 1);
    await db
      .insertInto('retention_runs')
      .values([old, NOW].map((at) => ({ at, counts: '{}' })))
      .execute();
    await db
      .insertInto('points_comparisons')
      .values([old, NOW].map((at) => ({ at, agents: 1, differences: '[]' })))
      .execute();
    const { removals, comparisons } = rowsToRemove(before);
    expect([await removals!(db), await comparisons!(db)]).toEqual([1, 1]);
    expect(await db.selectFrom('retention_runs').select('at').execute()).toEqual([{ at: NOW }]);
    expect(await db.selectFrom('points_comparisons').select('at').execute()).toEqual([{ at: NOW }]);
  });

  it('are removed from every table with a retention period', async () => {
    const removed: Record<string, number> = {};
    for (const [name, remove] of Object.entries(rowsToRemove(before))) {
      removed[name] = await remove(database.db);
    }
    expect(Object.keys(removed)).toEqual([
      'codes',
      'passkeyChallenges',
      'limitHits',
      'refusedNotifications',
      'sessions',
      'jobs',
      'messages',
      'documents',
      'tasks',
      'notifications',
      'doneRequests',
      'devices',
      'quoteReads',
      'removals',
      'comparisons',
      'lineFlags',
      'insuredPeople',
    ]);
    expect(
      await listExpiredQuotes(database.db, {
        before: NOW,
        now: NOW,
        productIds: ['kite'],
        except: [],
        limit: 5,
      }),
    ).toEqual([]);
    const leads = { touched: NOW, closedWithoutConsent: NOW, except: [], limit: 5 };
    expect(await listExpiredLeads(database.db, leads)).toEqual([]);
  });
});
