import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

const DAYS = 7;

/** 0 is Monday. */
const weekdayOf = (day: IsoDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS;

/** Monday to Sunday of the week that a day belongs to. */
export const weekOf = (day: IsoDate): readonly IsoDate[] => {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: DAYS }, (_none, index) => addDays(monday, index));
};
