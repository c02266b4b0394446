import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { clockText as minutesIn, formatClock as clockIn, formatMoment as momentIn } from '#domain/dates.ts';

/** Minutes after midnight: `14:05`, in Indonesian `14.05`. */
export const clockText = (minutes: number): string => minutesIn(minutes, store.get(languageAtom));

/** Times as people of the page's language write them. What shows one shows texts as well, and is drawn again with them. */
export const formatClock = (iso: string): string => clockIn(iso, store.get(languageAtom));

export const formatMoment = (iso: string): string => momentIn(iso, store.get(languageAtom));
