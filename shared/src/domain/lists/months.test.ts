import { expect, it } from 'vitest';
import { lastMonths, monthOf } from './months.ts';

it('counts months back over the turn of a year, also from the last day of a month', () => {
  expect(lastMonths('2026-03-31', 6)).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(lastMonths('2024-02-29', 2)).toEqual(['2024-01', '2024-02']);
  expect(monthOf('2026-03-31')).toBe('2026-03');
});
