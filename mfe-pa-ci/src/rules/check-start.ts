import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** The first day of cover: today or later, and not too far ahead. */
export const checkStart = (
  text: string,
  today: IsoDate,
): 'pa.start.required' | 'date.invalid' | 'pa.start.passed' | 'start.tooFar' | undefined => {
  if (text === '') return 'pa.start.required';
  if (!isIsoDate(text)) return 'date.invalid';
  return isBefore(text, today) ? 'pa.start.passed' : checkStartAhead(text, today);
};

export const isStartAllowed = (start: string, today: IsoDate): boolean =>
  checkStart(start, today) === undefined;
