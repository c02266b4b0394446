import { atom, useAtomValue } from 'jotai';
import { store } from '@payung/shared/session/store.ts';

/** The paths of every deployed remote's routes. The router sets it whenever it reads the registry. */
export const deployedPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether the address is served now; what is not served is not offered. */
export const useIsDeployed = (): ((path: string) => boolean) => {
  const paths = useAtomValue(deployedPathsAtom, { store });
  return (path) => paths.has(path);
};
