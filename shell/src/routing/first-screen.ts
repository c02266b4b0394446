import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { Federation } from '#federation/federation.ts';
import { shellScreen } from '#federation/screen-place.tsx';
import { shellScreens } from '#screens.ts';

/** A page that takes longer shows the panel for slow pages, as any other does. */
const WAITS_MS = 4_000;

/** Opens the screen of a page that the edge has drawn; settles when it can be shown in the place of the drawing. */
export const openFirstScreen = (federation: Federation, path: string): Promise<void> => {
  const { screens } = federation;
  const id = path === shellRoutes.login.path ? 'login' : 'linkEntry';
  const source = shellScreen(federation, id, shellScreens[id]);
  screens.openScreen(source);
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, WAITS_MS);
    const stop = screens.onScreenChange(() => {
      if (screens.screenState(source.key).kind !== 'loading') settle();
    });
  });
};
