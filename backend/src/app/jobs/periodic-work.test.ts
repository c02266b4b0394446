import { describe, expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { countHit } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { policiesOf, proposed } from '#areas/payment/testing/payments.ts';
import { removeExpired } from '#areas/privacy/remove-expired.ts';
import { succeed } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { pastFailures } from '#core/jobs/one-by-one.ts';
import { createBeats } from '#core/jobs/beats.ts';
import { periodicWork } from './periodic-work.ts';

const world = useAreaServer();
const HOUR = 3_600_000;

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
    const rows = await db
      .selectFrom('documents')
      .select('cache_key')
      .where('cache_key', 'in', [keyOf('policy'), keyOf('quotation')])
      .orderBy('cache_key')
      .execute();
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

/** Some of what the log says of failures. */
const collectFailures = () => {
  const failures: object[] = [];
  return { failures, log: { info: () => undefined, error: (facts: object) => void failures.push(facts) } };
};
const setProduct = (quoteId: string, productId: string) =>
  world.server.services.db
    .updateTable('quotes')
    .set({ product_id: productId })
    .where('id', '=', quoteId)
    .execute();

describe('an object that fails', () => {
  it('does not stop the cancelling of unpaid policies behind it, and is written down once with its quote', async () => {
    const { server } = world;
    server.clock.set('2026-01-15T03:00:00.000Z');
    const sales = await Promise.all([proposed(server), proposed(server)]);
    for (const { agent, proposalNo } of sales)
      await succeed(server, agent, 'payLater', { query: { proposalNo } });
    const [failing, other] = sales.toSorted((one, next) => (one.quote.quoteId < next.quote.quoteId ? -1 : 1));
    await setProduct(failing!.quote.quoteId, 'gone');
    server.clock.set('2026-02-10T17:00:00.000Z');
    const { failures, log } = collectFailures();
    const { products } = server.services;
    const running = (productId: string) => {
      if (productId === 'gone') throw new Error('No product');
      return products.running(productId);
    };
    const services = { ...server.services, products: { ...products, running } };
    const { runAll: work } = createBeats(periodicWork(services, log, []), log, HOUR);
    await work();
    await work();
    expect((await policiesOf(server, other!))[0]?.cancelled_at?.toISOString()).toBe(
      '2026-02-10T17:00:00.000Z',
    );
    expect(failures).toEqual([{ quoteToCancel: failing!.quote.quoteId, errorKind: 'Error' }]);
    server.clock.advance(600);
    await work();
    expect(failures).toHaveLength(2);
    await setProduct(failing!.quote.quoteId, server.services.products.ids[0]!);
    server.clock.advance(600);
    await work();
    expect((await policiesOf(server, failing!))[0]?.cancelled_at).not.toBeNull();
  });

  it('does not stop the erasing of quotes and leads behind it', async () => {
    const { server } = world;
    const { services, clock } = server;
    const agent = await newAgent(server);
    const quotes = [];
    for (let index = 0; index < 22; index += 1) quotes.push(await newQuote(server, agent.headers));
    clock.advance(181 * 86_400);
    const last = quotes.at(-1)!.quoteId;
    // Twenty are listed at a time: more than these fail before the last.
    const failing = {
      ...services,
      products: {
        ...services.products,
        shown: (productId: string) => {
          throw new Error(`There is no product ${productId}`);
        },
      },
    };
    const { failures, log } = collectFailures();
    await removeExpired(failing, [], pastFailures(log, clock));
    expect(failures).toHaveLength(22);
    expect(failures).toContainEqual({ quoteToErase: last, errorKind: 'Error' });
    clock.advance(600);
    expect(await removeExpired(services, [])).toBe(true);
    const left = await services.db
      .selectFrom('quotes')
      .select('id')
      .where('erased_at', 'is', null)
      .where('saved_at', '<', new Date(clock.now().getTime() - 180 * 86_400_000))
      .where('policy_no', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});
