import { atom } from 'jotai';
import { listenToGenerations } from '@payung/shared/api/generation.ts';
import { KEPT_MARK } from '@payung/shared/installed-app.ts';

/** Since when, in milliseconds, the page shows saved answers, because the server gives none. */
export const shownSinceAtom = atom<number | undefined>(undefined);

/** The page was started from what the device keeps, and no call has been answered since. */
export const startedFromKeptAtom = atom(false);
startedFromKeptAtom.onMount = (set) => {
  const { dataset } = document.documentElement;
  if (!(KEPT_MARK in dataset)) return undefined;
  set(true);
  return listenToGenerations(() => {
    delete dataset[KEPT_MARK];
    set(false);
  });
};
