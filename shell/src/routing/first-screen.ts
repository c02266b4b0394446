import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { Federation } from '#federation/federation.ts';
import { shellScreen } from '#federation/screen-place.tsx';
import { shellScreens } from '#screens.ts';

/** A page that takes longer shows the panel for slow pages, as any other does. */
const WAITS_MS = 4_000;

const screenAt = (path: string): 'login' | 'customerOtp' | 'linkEntry' => {
  if (path === shellRoutes.login.path) return 'login';
  const isCode = store.get(deployedProductsAtom).some(({ link }) => link.otp === path);
  return isCode ? 'customerOtp' : 'linkEntry';
};

/** Opens the screen of a page that the edge has drawn; settles when it can be shown in the place of the drawing. */
export const openFirstScreen = (federation: Federation, path: string): Promise<void> => {
  const { screens } = federation;
  const id = screenAt(path);
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
