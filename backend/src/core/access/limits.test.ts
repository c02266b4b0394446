import { describe, expect, it } from 'vitest';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { transaction } from '#core/database/transaction.ts';
import { limitTable } from './limit-table.ts';
import type { Limit } from './limit-table.ts';
import { countHit, countHits, fullLimits, networkOf, wideNetworkOf } from './limits.ts';
import type { LimitContext } from './limits.ts';

const HOUR = 3600;
let serial = 0;
const TRIED = {
  counts: 'tries',
  each: 'phone',
  protects: 'tests',
  filledBy: 'stranger',
  whenFull: 'they wait',
} as const;
const newLimit = (most: number, seconds = HOUR): Limit => {
  serial += 1;
  return limitTable({ tries: { ...TRIED, most, seconds } }).limit('tries', `62812000${serial}`);
};

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('limits', () => {
  const database = useTestDatabase();
  const counting = (): LimitContext & { readonly clock: ReturnType<typeof testClock> } => ({
    db: database.db,
    secret: 'a secret of the tests',
    clock: testClock(),
  });

  it('let ten of 200 parallel requests pass', async () => {
    const [own, limit] = [counting(), newLimit(10)];
    const waits = await times(200, () => countHit(own, limit));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
    expect(new Set(waits)).toEqual(new Set([0, 3600]));
  });

  it('let three of 200 parallel requests pass that share several limits, and do not count refused ones', async () => {
    const own = counting();
    const [tight, loose] = [newLimit(3), newLimit(5)];
    const counted = await times(200, () => countHits(own, [loose, tight]));
    expect(counted.filter(({ full }) => full.length === 0)).toHaveLength(3);
    expect([await countHit(own, loose), await countHit(own, loose), await countHit(own, loose)]).toEqual([
      0, 0, 3600,
    ]);
  });

  it('apply to every window of time, not only to fixed quarters of an hour', async () => {
    const [own, limit] = [counting(), newLimit(3, 900)];
    // Around the end of a quarter of an hour: a fixed window would begin again.
    own.clock.set('2026-01-15T04:14:00.000Z');
    const waits: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      waits.push(await countHit(own, limit));
      own.clock.advance(60);
    }
    expect(waits).toEqual([0, 0, 0, 720]);
    own.clock.set('2026-01-15T04:29:00.000Z');
    expect([await countHit(own, limit), await countHit(own, limit)]).toEqual([0, 60]);
  });

  it('give back exactly the hit of a request that succeeded, also after later hits', async () => {
    const [own, limit] = [counting(), newLimit(2)];
    const { giveBack } = await countHits(own, [limit]);
    await countHit(own, limit);
    expect(await countHit(own, limit)).toBe(3600);
    await giveBack();
    expect([await countHit(own, limit), await countHit(own, limit)]).toEqual([0, 3600]);
  });

  it('are read by fullLimits without counting a hit', async () => {
    const [own, limit] = [counting(), newLimit(1)];
    expect([await fullLimits(own, [limit]), await fullLimits(own, [limit])]).toEqual([[], []]);
    await countHit(own, limit);
    expect(await fullLimits(own, [limit])).toEqual([{ limit, seconds: 3600 }]);
  });

  it('are never counted inside a transaction, which could roll the hit back', async () => {
    const [own, limit] = [counting(), newLimit(1)];
    await expect(transaction(own.db, (tx) => countHit({ ...own, db: tx }, limit))).rejects.toThrow(
      'Limits are counted outside of transactions',
    );
  });

  it('let as many pass as the operator says, whatever their row says', async () => {
    const [own, limit] = [{ ...counting(), limitRoom: { tries: 3, others: 1 } }, newLimit(1)];
    const waits = await times(5, () => countHit(own, limit));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  it('keep neither a phone nor an address in clear', async () => {
    const own = counting();
    const { limit } = limitTable({ codes: { ...TRIED, most: 3, seconds: HOUR } });
    await countHit(own, limit('codes', '6281399887766', '203.0.113.77'));
    const rows = await database.db.selectFrom('limit_hits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ bucket }) => !/^[0-9a-f]{64}$/.test(bucket))).toEqual([]);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:DB8:1:2::ffff', '20010db800010002/64'],
  ['2001:db8:1:3::1', '20010db800010003/64'],
  ['::1', '0000000000000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('counts requests of %s under the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '20010db80001/48'],
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['nonsense', undefined],
])('counts requests of %s under the wide network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
