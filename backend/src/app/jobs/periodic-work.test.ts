import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { countHit } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';

const world = useAreaServer();

const keyOf = (kind: string) => `4b5c5c6f6d71ec0857da8786-3-${kind}-id-0123456789abcdef`;

it('deletes printed quotations after thirty days, keeps policies, and calls removeExpired of each product module', async () => {
  const { services, clock } = world.server;
  const { db } = services;
  for (const kind of ['quotation', 'policy']) {
    const document = { cache_key: keyOf(kind), bytes: Buffer.from('%PDF'), created_at: clock.now() };
    await db.insertInto('documents').values(document).execute();
  }
  let asked = 0;
  const module = {
    removeExpired: () => {
      asked += 1;
      return Promise.resolve(0);
    },
  };
  const kept = async () => {
    await removeExpired(services, [module]);
    const rows = await db.selectFrom('documents').select('cache_key').orderBy('cache_key').execute();
    return rows.map((row) => row.cache_key);
  };
  clock.advance(29 * 86_400);
  expect(await kept()).toEqual([keyOf('policy'), keyOf('quotation')]);
  clock.advance(2 * 86_400);
  expect(await kept()).toEqual([keyOf('policy')]);
  expect(asked).toBe(2);
});

it('deletes counted hits two days after their window', async () => {
  const { services, clock } = world.server;
  const counted = async () => {
    await removeExpired(services, []);
    return (await services.db.selectFrom('limit_hits').select('bucket').execute()).length;
  };
  const before = await counted();
  await countHit(services, STRANGER_LIMITS.limit('wrongReferralsForPage', 'a page'));
  clock.advance(2 * 86_400);
  expect(await counted()).toBe(before + 1);
  clock.advance(3601);
  expect(await counted()).toBe(before);
});
