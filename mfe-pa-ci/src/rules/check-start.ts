import { isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isStartAllowed } from './cover.ts';

/** The first day of cover: today or up to 180 days ahead. */
export const checkStart = (
  text: string,
  today: IsoDate,
): 'pa.start.required' | 'date.invalid' | 'pa.start.range' | undefined => {
  if (text === '') return 'pa.start.required';
  if (!isIsoDate(text)) return 'date.invalid';
  return isStartAllowed(text, today) ? undefined : 'pa.start.range';
};
