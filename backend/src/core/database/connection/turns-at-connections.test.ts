import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forRequest } from './current-work.ts';
import { createConnectionTurns } from './turns-at-connections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcome = (taking: Promise<() => void>): Promise<unknown> =>
  taking.then(
    () => 'taken',
    (error: unknown) => error,
  );

it('refuses who has not begun after its wait, and what works for us later', async () => {
  const turns = createConnectionTurns({ connections: 1, waitMs: 500 });
  await turns.take();
  const newcomer = outcome(forRequest({}, turns.take));
  const own = outcome(turns.take());
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await newcomer).toMatchObject({ name: 'DatabaseBusy', isUntouched: true });
  await vi.advanceTimersByTimeAsync(7_999);
  expect(turns.waiting()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await own).toMatchObject({ name: 'DatabaseBusy', isUntouched: false });
  expect([turns.waiting(), turns.taken()]).toEqual([0, 1]);
});

it('is patient until newcomers have waited long for two seconds, then gives them half a second', async () => {
  const turns = createConnectionTurns({ connections: 1, waitMs: 500 });
  await turns.take();
  const enter = () => outcome(forRequest({}, turns.take));
  void enter();
  await vi.advanceTimersByTimeAsync(1_000);
  void enter();
  await vi.advanceTimersByTimeAsync(1_001);
  const late = enter();
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(499);
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ isUntouched: true });
  expect(turns.waiting()).toBe(1);
});

it('gives a free turn to what has begun before it gives one to a newcomer who waits longer', async () => {
  const turns = createConnectionTurns({ connections: 1, waitMs: 750 });
  const end = await turns.take();
  const order: string[] = [];
  const newcomer = forRequest({}, turns.take).then((over) => {
    order.push('newcomer');
    over();
  });
  const own = turns.take().then((over) => {
    order.push('begun');
    over();
  });
  end();
  end();
  await Promise.all([newcomer, own]);
  expect(order).toEqual(['begun', 'newcomer']);
  expect(turns.taken()).toBe(0);
});

it('leaves two of ten connections to what has begun', async () => {
  const turns = createConnectionTurns({ connections: 10, waitMs: 500 });
  const ends = await Promise.all(Array.from({ length: 8 }, () => forRequest({}, turns.take)));
  const newcomer = forRequest({}, turns.take);
  const own = await Promise.all([turns.take(), turns.take()]);
  expect([turns.taken(), turns.waiting()]).toEqual([10, 1]);
  for (const end of own) end();
  expect([turns.taken(), turns.waiting()]).toEqual([8, 1]);
  ends[0]?.();
  await newcomer;
  expect([turns.taken(), turns.waiting()]).toEqual([8, 0]);
});

/** The order in which two newcomers get the only turn, where so many came before them, one each 0.4 s. */
const orderAfter = async (many: number): Promise<readonly string[]> => {
  const turns = createConnectionTurns({ connections: 1, waitMs: 500 });
  const end = await turns.take();
  const order: string[] = [];
  const enter = async (name: string): Promise<void> => {
    const over = await forRequest({}, turns.take);
    order.push(name);
    over();
  };
  for (let came = 0; came < many; came += 1) {
    void enter('earlier').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(400);
  }
  const both = [enter('first'), enter('last')];
  end();
  await Promise.all(both);
  return order;
};

it('serves newcomers in the order of their coming, and in a crowd the last one first', async () => {
  expect(await orderAfter(0)).toEqual(['first', 'last']);
  expect(await orderAfter(2)).toEqual(['earlier', 'earlier', 'first', 'last']);
  expect(await orderAfter(10)).toEqual(['last', 'first', 'earlier']);
});
