import { expect, it } from 'vitest';
import { someFigures } from '#testing/list-data.ts';
import { barHeights, changeSince } from './figures-card.tsx';
import { percentOf } from './percent.ts';

it('percentOf gives the reached share of a target in whole percent', () => {
  expect(percentOf(3_000_000, 4_000_000)).toBe(75);
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(5_000_000, 4_000_000)).toBe(125);
  expect(percentOf(5, 0)).toBe(0);
});

it('changeSince gives the change to the month before in percent, undefined without one to compare with', () => {
  expect(changeSince(2_500_000, 3_000_000)).toBe(20);
  expect(changeSince(2_000_000, 1_500_000)).toBe(-25);
  expect(changeSince(0, 1_000_000)).toBeUndefined();
  expect(changeSince(undefined, 1_000_000)).toBeUndefined();
});

it('barHeights scales the months together with the target', () => {
  const { months } = someFigures();
  expect(barHeights(months, 4_000_000)).toEqual({ bars: [25, 50, 0, 38, 63, 75], line: 100 });
  expect(barHeights(months, undefined)).toEqual({ bars: [33, 67, 0, 50, 83, 100], line: undefined });
  expect(barHeights([{ month: '2026-11', premium: 0, policies: 0 }], undefined)).toEqual({
    bars: [0],
    line: undefined,
  });
});
