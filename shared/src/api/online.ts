import { atom, useAtomValue } from 'jotai';
import { store } from '@payung/shared/session/store.ts';

const connection = atom(typeof navigator === 'undefined' || navigator.onLine);
connection.onMount = (set) => {
  const update = () => set(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
};

/** Whether the device has a connection; the offline bar shows while it has none. */
const onlineAtom = atom((get) => get(connection));

export const useIsOnline = (): boolean => useAtomValue(onlineAtom, { store });
