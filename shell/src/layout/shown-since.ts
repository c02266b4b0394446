import { atom } from 'jotai';

/** Since when, in milliseconds, the page shows saved answers, because the server gives none. */
export const shownSinceAtom = atom<number | undefined>(undefined);
