import { expect, it } from 'vitest';
import { createReplySample } from './check-reply.ts';

it('samples the first ten replies of each call in every second', () => {
  let now = 5_000;
  const isChecked = createReplySample(() => now);
  const checked = (call: string, times: number): number =>
    Array.from({ length: times }, () => isChecked(call)).filter(Boolean).length;
  expect(checked('getQuote', 25)).toBe(10);
  expect(checked('getZone', 3)).toBe(3);
  now = 5_999;
  expect(checked('getQuote', 5)).toBe(0);
  now = 6_000;
  expect(checked('getQuote', 25)).toBe(10);
});
