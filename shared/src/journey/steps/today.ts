import { todayInJakarta } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';

/** The day by the clock of the server: a date field refuses what the server refuses, and nothing else. */
export const today = (): IsoDate => todayInJakarta(new Date(serverNow()));
