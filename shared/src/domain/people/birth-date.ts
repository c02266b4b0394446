import { isBefore, isIsoDate } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/** A day that exists and is not still to come. */
export const isBirthDate = (dob: string, today: IsoDate): boolean => isIsoDate(dob) && !isBefore(today, dob);
