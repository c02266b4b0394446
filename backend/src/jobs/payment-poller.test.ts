import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { removeOutlived } from './payment-poller.ts';

const world = useAreaServer();

const keyOf = (kind: string) => `4b5c5c6f6d71ec0857da8786-3-${kind}-id-0123456789abcdef`;

it('forgets printed quotations after thirty days, keeps policies, and asks the rooms to forget their own', async () => {
  const { services, clock } = world.server;
  const { db } = services;
  for (const kind of ['quotation', 'policy']) {
    const document = { cache_key: keyOf(kind), bytes: Buffer.from('%PDF'), created_at: clock.now() };
    await db.insertInto('documents').values(document).execute();
  }
  let asked = 0;
  const room = {
    removeOutlived: () => {
      asked += 1;
      return Promise.resolve();
    },
  };
  const kept = async () => {
    await removeOutlived(services, [room]);
    const rows = await db.selectFrom('documents').select('cache_key').orderBy('cache_key').execute();
    return rows.map((row) => row.cache_key);
  };
  clock.advance(29 * 86_400);
  expect(await kept()).toEqual([keyOf('policy'), keyOf('quotation')]);
  clock.advance(2 * 86_400);
  expect(await kept()).toEqual([keyOf('policy')]);
  expect(asked).toBe(2);
});
