import { useCallback, useSyncExternalStore } from 'react';

/** Up to this width, in pixels, dialogs are drawers and the progress panel is one line (ruling K28). */
export const DRAWER_AT_MOST = 620;
/** Up to this width, in pixels, the order summary is compact (ruling K28). */
export const COMPACT_AT_MOST = 600;

const useMedia = (media: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
};

/** Whether the window is at most that many pixels wide. */
export const useIsAtMost = (px: number): boolean => useMedia(`(max-width: ${px}px)`);

/** Whether the system asks for dark pages; never on paper. As in tokens.css. */
export const useIsDark = (): boolean => useMedia('screen and (prefers-color-scheme: dark)');
