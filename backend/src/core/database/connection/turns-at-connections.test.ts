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

it('refuses who has not begun after its wait, and who has begun or works for us later', async () => {
  const turns = createConnectionTurns({ connections: 1, waitMs: 750 });
  await turns.take();
  const newcomer = outcome(forRequest({}, turns.take));
  const own = outcome(turns.take());
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(749);
  expect(turns.waiting()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await newcomer).toMatchObject({ name: 'DatabaseBusy', isUntouched: true });
  await vi.advanceTimersByTimeAsync(9_249);
  expect(turns.waiting()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await own).toMatchObject({ name: 'DatabaseBusy', isUntouched: false });
  expect([turns.waiting(), turns.taken()]).toEqual([0, 1]);
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

it('leaves two of ten connections to what has begun, and gives the next free one to the newcomer who came last', async () => {
  const turns = createConnectionTurns({ connections: 10, waitMs: 750 });
  const ends = await Promise.all(Array.from({ length: 8 }, () => forRequest({}, turns.take)));
  const order: string[] = [];
  const first = outcome(forRequest({}, turns.take).finally(() => order.push('first')));
  const last = forRequest({}, turns.take).then((end) => {
    order.push('last');
    return end;
  });
  expect([turns.taken(), turns.waiting()]).toEqual([8, 2]);
  const own = await Promise.all([turns.take(), turns.take()]);
  expect(turns.taken()).toBe(10);
  for (const end of own) end();
  expect(order).toEqual([]);
  ends[0]?.();
  await last;
  expect(order).toEqual(['last']);
  await vi.advanceTimersByTimeAsync(750);
  expect(await first).toMatchObject({ isUntouched: true });
});
