import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { store } from '@payung/shared/session/store.ts';

/** The paths, in lower case, where only link customers see a logo. */
export const linkLogoPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const useIsLogoForLinks = (): boolean => {
  const { pathname } = useLocation();
  return useAtomValue(linkLogoPathsAtom, { store }).has(pathname.toLowerCase());
};
