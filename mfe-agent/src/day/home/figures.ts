import type { MonthFigure } from '@payung/shared/api/endpoints/lists.ts';

/** How much of a whole a part is, in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0;

/** By how many percent a month lies above the one before; nothing where there was none to compare with. */
export const changeSince = (before: number | undefined, now: number): number | undefined =>
  before === undefined || before <= 0 ? undefined : Math.round(((now - before) / before) * 100);

/** The height of each month's bar, and of the target's line, in percent of the highest. */
export const barHeights = (months: readonly MonthFigure[], target: number | undefined) => {
  const highest = Math.max(target ?? 0, ...months.map(({ premium }) => premium));
  return {
    bars: months.map(({ premium }) => percentOf(premium, highest)),
    line: target === undefined ? undefined : percentOf(target, highest),
  };
};
