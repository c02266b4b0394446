import type { IsoDate } from '../dates.ts';

/** Of a day, YYYY-MM. */
export const monthOf = (day: IsoDate): string => day.slice(0, 7);

/** So many months up to that of a day, the oldest first. */
export const lastMonths = (day: IsoDate, count: number): readonly string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
};
