import type { IsoDate } from '@payung/shared/domain/dates.ts';

/** Years from the year of manufacture to the year in which an insured year starts (ruling R13). */
export const vehicleAge = (manufactured: number, startDate: IsoDate, insuredYear = 1): number =>
  Math.max(0, Number(startDate.slice(0, 4)) + insuredYear - 1 - manufactured);
