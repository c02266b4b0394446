import { expect, it } from 'vitest';
import { useAreaServer } from '#areas/testing/area-server.ts';
import { removeOutlived } from './patrol.ts';

const world = useAreaServer();

it('forgets printed quotations after thirty days, and keeps policies', async () => {
  const { services, clock } = world.server;
  const { db } = services;
  const cache_key = (kind: string) => `4b5c5c6f6d71ec0857da8786-3-${kind}-id-0123456789abcdef`;
  for (const kind of ['quotation', 'policy']) {
    const document = { cache_key: cache_key(kind), bytes: Buffer.from('%PDF'), created_at: clock.now() };
    await db.insertInto('documents').values(document).execute();
  }
  const kept = async () => {
    await removeOutlived(services);
    const rows = await db.selectFrom('documents').select('cache_key').orderBy('cache_key').execute();
    return rows.map((row) => row.cache_key);
  };
  clock.advance(29 * 86_400);
  expect(await kept()).toEqual([cache_key('policy'), cache_key('quotation')]);
  clock.advance(2 * 86_400);
  expect(await kept()).toEqual([cache_key('policy')]);
});
