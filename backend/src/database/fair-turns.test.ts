import { expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';

it('lets queries of a short turn pass', () => {
  const turn = fairTurns(() => 0);
  expect([turn(), turn(), turn()]).toEqual([undefined, undefined, undefined]);
});

it('hears what has arrived before a turn that is too long goes on', async () => {
  let now = 0;
  const turn = fairTurns(() => now);
  expect(turn()).toBe(undefined);
  now = 20;
  let heard = false;
  setImmediate(() => {
    heard = true;
  });
  const waiting = turn();
  expect(heard).toBe(false);
  await waiting;
  expect(heard).toBe(true);
  expect(turn()).toBe(undefined);
});
