import { ApiError } from '@payung/shared/api/api-error.ts';
import { connectEffects } from '@payung/shared/api/handle-api-error.ts';
import type { Effects } from '@payung/shared/api/handle-api-error.ts';
import { config } from '@payung/shared/config.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import { readLinkId } from '@payung/shared/routes/copied-link.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { readSettings } from '@payung/shared/settings.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { toast } from '@payung/shared/ui/toast.ts';

type Redirect = Parameters<Effects['redirect']>[0];

interface Place {
  readonly navigate: (path: string, options: { readonly replace: true; readonly state?: object }) => unknown;
  /** Without the base path. */
  readonly currentPath: () => string;
  /** Where to sign in again, and with that come back to the page at hand. */
  readonly loginAddress?: () => string;
  readonly leave?: (address: string) => void;
}

const GENERAL = {
  linkNotMatch: shellRoutes.linkNotMatch.path,
  linkNotValid: shellRoutes.linkNotValid.path,
  passkeys: shellRoutes.passkeys.path,
} as const;

/** While a share link is being opened, its product names the error pages (LINK-018, ruling K47). */
export const redirectPath = (
  to: Exclude<Redirect, 'criticalIllnessError' | 'login'>,
  currentPath: string,
  products: readonly ProductDescription[],
): string => {
  const product = products.find(({ link }) => currentPath.startsWith(`/${link.prefix}/`));
  if (product !== undefined && to === 'linkNotMatch') return product.link.invalid;
  if (product !== undefined && to === 'linkNotValid') return product.link.expired;
  return GENERAL[to];
};

/** Of the partner that is configured for this platform (ERR-019). */
const partnerErrorPage = (): string => {
  const { partnerUrl } = readSettings();
  return partnerUrl === undefined ? config.external.criticalIllnessError : `${partnerUrl}/error`;
};

/** What support needs to find the failure on the server, without personal data. */
const traceOf = (error: unknown): unknown =>
  error instanceof ApiError
    ? `status ${error.status ?? 'none'}, code ${error.errCode ?? 'none'}, reference ${error.reference ?? 'none'}`
    : (error ?? '');

/** Connects the effects of failed calls (ruling K109): toast, redirect, console line. */
export const connectApiErrorEffects = ({
  navigate,
  currentPath,
  loginAddress = () => shellRoutes.login.path,
  leave = (address) => location.assign(address),
}: Place): void => {
  connectEffects({
    toast: (kind, text) => toast[kind](text),
    redirect: (to) => {
      if (to === 'criticalIllnessError') {
        leave(partnerErrorPage());
        return;
      }
      // A product may send those whose link is unknown to the login page, too: not back to that link (LINK-026).
      const path =
        to === 'login' ? loginAddress() : redirectPath(to, currentPath(), store.get(deployedProductsAtom));
      // The page about an expired link asks who can give a new one.
      const linkId = readLinkId(currentPath().split('/').at(-1) ?? '');
      const state = to === 'linkNotValid' && isLinkId(linkId) ? { state: { linkId } } : {};
      void navigate(path, { replace: true, ...state });
    },
    log: (message, error) => {
      // oxlint-disable-next-line no-console -- support reads the console
      console.warn(message, traceOf(error));
    },
  });
};
