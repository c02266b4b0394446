import { todayInJakarta } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

export const today = (): IsoDate => todayInJakarta(new Date());
