import { atom, useAtomValue } from 'jotai';
import { store } from './store.ts';

/** The paths of every deployed remote's routes. The shell sets it whenever it reads the registry. */
export const deployedPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether a deployed remote serves the path; others are not offered. */
export const useIsDeployed = (): ((path: string) => boolean) => {
  const paths = useAtomValue(deployedPathsAtom, { store });
  return (path) => paths.has(path);
};

/** Pages about the agent's own person; each may be another remote's. */
export const PROFILE_PAGES = {
  account: '/myaccount',
  profile: '/profile',
  idCard: '/profile-id-card',
} as const;
