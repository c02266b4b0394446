import { expect, it } from 'vitest';
import { checkStartAhead, latestStart } from './cover-start.ts';

it.each([
  ['2026-01-15', undefined],
  ['2026-07-14', undefined],
  ['2026-07-15', 'start.tooFar'],
  ['9999-12-31', 'start.tooFar'],
] as const)('checks the start of cover sold on 15 January: %s gives %s', (start, problem) => {
  expect(latestStart('2026-01-15')).toBe('2026-07-14');
  expect(checkStartAhead(start, '2026-01-15')).toBe(problem);
});
