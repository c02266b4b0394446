import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

export const today = (): IsoDate => todayInJakarta(new Date());

/** Whether a moment, as the calls carry it, is over. */
export const isOver = (moment: string): boolean => Date.parse(moment) <= Date.now();
