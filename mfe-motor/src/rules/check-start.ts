import { checkTypedDate, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** Years have four digits: five years of cover must end in one of them. */
const LAST_START = '9994-12-31';

/** Cover begins today or later. */
export const isStartAllowed = (start: string, today: IsoDate): boolean =>
  isIsoDate(start) && !isBefore(start, today) && !isBefore(LAST_START, start);

export const checkStart = (
  start: string,
  today: IsoDate,
): 'startDate.required' | 'date.invalid' | 'motor.start.passed' | undefined => {
  if (start === '') return 'startDate.required';
  return checkTypedDate(start) ?? (isStartAllowed(start, today) ? undefined : 'motor.start.passed');
};
