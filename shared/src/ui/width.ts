import { useCallback, useSyncExternalStore } from 'react';

/** Up to this width, in pixels, dialogs are drawers and the progress panel is one line (ruling K28). */
export const DRAWER_AT_MOST = 620;
/** Up to this width, in pixels, the order summary is compact (ruling K28). */
export const COMPACT_AT_MOST = 600;

/** Whether the window is at most that many pixels wide. */
export const useIsAtMost = (px: number): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(`(max-width: ${px}px)`);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [px],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(`(max-width: ${px}px)`).matches);
};
