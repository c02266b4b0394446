import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { store } from '@payung/shared/session/store.ts';

/** The paths of every deployed remote's routes. The router sets it whenever it reads the registry. */
export const deployedPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether a deployed remote serves the path; others are not offered. */
export const useIsDeployed = (): ((path: string) => boolean) => {
  const paths = useAtomValue(deployedPathsAtom, { store });
  return (path) => paths.has(path);
};

/** The paths, in lower case, where only link customers see a logo. */
export const linkLogoPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const useIsLogoForLinks = (): boolean => {
  const { pathname } = useLocation();
  return useAtomValue(linkLogoPathsAtom, { store }).has(pathname.toLowerCase());
};
