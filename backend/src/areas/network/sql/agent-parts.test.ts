import { expect, it } from 'vitest';
import { byKey, countInParts, readInParts } from './network.ts';
import type { AgentSet } from './network.ts';

const agents = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('reads agents in parts and merges their first rows', async () => {
  const asked: (readonly string[])[] = [];
  const inOrder = byKey((row: readonly [number, string]) => row, true);
  const rows = await readInParts({ agentIds: agents, inOrder, limit: 3 }, (part) => {
    const ids = part as readonly string[];
    asked.push(ids);
    return Promise.resolve(ids.map((id) => [id === 'f' ? 9 : 1, id] as const));
  });
  expect(asked).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['f', 'g'],
  ]);
  expect(rows).toEqual([
    [9, 'f'],
    [1, 'g'],
    [1, 'e'],
  ]);
});

it('sorts rows by key, and rows with equal keys by id', () => {
  const rows: (readonly [Date | number | string, string])[] = [
    [new Date('2026-02-01'), 'b'],
    [new Date('2026-02-01'), 'a'],
    [new Date('2026-01-01'), 'c'],
  ];
  const ids = (isDescending: boolean) => rows.toSorted(byKey((row) => row, isDescending)).map(([, id]) => id);
  expect([ids(false), ids(true)]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
  ]);
});

it('stops counting once the maximum is reached', async () => {
  let asked = 0;
  const count = (part: AgentSet): Promise<number> => {
    asked += 1;
    return Promise.resolve((part as readonly string[]).length);
  };
  expect([await countInParts(agents, 4, count), asked]).toEqual([4, 1]);
  expect(await countInParts(agents, 1001, count)).toBe(7);
});

it('reads a whole network in one query', async () => {
  const whole = { topId: 'a' };
  const asked: AgentSet[] = [];
  const inOrder = byKey((row: readonly [number, string]) => row, true);
  await readInParts({ agentIds: whole, inOrder, limit: 3 }, (part) => {
    asked.push(part);
    return Promise.resolve([]);
  });
  expect(await countInParts(whole, 1001, () => Promise.resolve(2000))).toBe(1001);
  expect(asked).toEqual([whole]);
});
