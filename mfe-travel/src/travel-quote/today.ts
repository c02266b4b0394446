import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

export const today = (): IsoDate => todayInJakarta(new Date());
