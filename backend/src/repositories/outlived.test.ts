import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { listOutlivedLeads, listOutlivedQuotes, outlivedRows } from './outlived.ts';

const NOW = new Date('2026-01-15T03:00:00.000Z');
const before = {
  messages: NOW,
  sessions: NOW,
  limits: NOW,
  tasks: NOW,
  notifications: NOW,
  devices: NOW,
  doneRequests: NOW,
  policies: '2016-01-01',
};

describe('what has outlived its use', () => {
  const database = useTestDatabase();
  it('is removed at most two hundred rows at once', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({
      bucket: `old-${at}`,
      hits: 1,
      window_start: new Date(NOW.getTime() - 1000),
    }));
    await database.db.insertInto('limits').values(rows).execute();
    await database.db.insertInto('limits').values({ bucket: 'new', hits: 1, window_start: NOW }).execute();
    const { limits } = outlivedRows(before);
    const removed = [await limits!(database.db), await limits!(database.db), await limits!(database.db)];
    expect(removed).toEqual([200, 50, 0]);
    const left = await database.db.selectFrom('limits').select('bucket').execute();
    expect(left).toEqual([{ bucket: 'new' }]);
  });

  it('is looked for in every table that has a period', async () => {
    const removed: Record<string, number> = {};
    for (const [name, remove] of Object.entries(outlivedRows(before))) {
      removed[name] = await remove(database.db);
    }
    expect(Object.keys(removed)).toEqual([
      'codes',
      'passkeyChallenges',
      'limitHits',
      'limits',
      'refusedNotifications',
      'sessions',
      'jobs',
      'messages',
      'documents',
      'tasks',
      'notifications',
      'doneRequests',
      'devices',
      'lineFlags',
      'insuredPeople',
    ]);
    expect(
      await listOutlivedQuotes(database.db, { before: NOW, now: NOW, productIds: ['kite'], limit: 5 }),
    ).toEqual([]);
    const leads = { touched: NOW, closedWithoutConsent: NOW, limit: 5 };
    expect(await listOutlivedLeads(database.db, leads)).toEqual([]);
  });
});
