import { addDays, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

const LEAP_DAY = '02-29';

/**
 * The birthdays (MM-DD) that are kept on a day. Somebody born on 29 February turns older on 1 March where the year
 * has no such day, as `ageOn` counts.
 */
export const birthdaysOn = (day: IsoDate): readonly string[] => {
  const monthAndDay = day.slice(5);
  const hasLeapDay = isIsoDate(`${day.slice(0, 4)}-${LEAP_DAY}`);
  return monthAndDay === '03-01' && !hasLeapDay ? [monthAndDay, LEAP_DAY] : [monthAndDay];
};

/** By birthday, the day on which it is kept, of as many days. */
export const birthdaysFrom = (date: IsoDate, days: number): ReadonlyMap<string, IsoDate> =>
  new Map(
    Array.from({ length: days }, (_none, index) => addDays(date, index)).flatMap((day) =>
      birthdaysOn(day).map((birthday) => [birthday, day] as const),
    ),
  );
