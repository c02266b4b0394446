import { config } from '#config.ts';
import { addDays, isBefore } from './dates.ts';
import type { IsoDate } from './dates.ts';

/** The last day on which cover may begin that is sold today, of every product (ruling R73). */
export const latestStart = (today: IsoDate): IsoDate => addDays(today, config.sale.startDaysAhead);

export const checkStartAhead = (start: IsoDate, today: IsoDate): 'start.tooFar' | undefined =>
  isBefore(latestStart(today), start) ? 'start.tooFar' : undefined;
