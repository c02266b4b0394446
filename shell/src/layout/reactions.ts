import { ApiError } from '@payung/shared/api/api-error.ts';
import { connectEffects } from '@payung/shared/api/reaction.ts';
import type { Effects } from '@payung/shared/api/reaction.ts';
import { config } from '@payung/shared/config.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { toast } from '@payung/shared/ui/toast.ts';

type Redirect = Parameters<Effects['redirect']>[0];

interface Place {
  readonly navigate: (path: string, options: { readonly replace: true }) => unknown;
  /** Without the base path. */
  readonly currentPath: () => string;
  readonly leave?: (address: string) => void;
}

const GENERAL = {
  login: shellRoutes.login.path,
  linkNotMatch: shellRoutes.linkNotMatch.path,
  linkNotValid: shellRoutes.linkNotValid.path,
} as const;

/** While a link is being opened, its product says where a bad one leads (LINK-018, ruling K47). */
export const redirectPath = (
  to: Exclude<Redirect, 'criticalIllnessError'>,
  currentPath: string,
  products: readonly ProductDescription[],
): string => {
  const product = products.find(({ link }) => currentPath.startsWith(`/${link.prefix}/`));
  if (product !== undefined && to === 'linkNotMatch') return product.link.invalid;
  if (product !== undefined && to === 'linkNotValid') return product.link.expired;
  return GENERAL[to];
};

/** Enough to find the failure on the server; what people typed or read stays out of the console. */
const traceOf = (error: unknown): unknown =>
  error instanceof ApiError
    ? `status ${error.status ?? 'none'}, code ${error.errCode ?? 'none'}, reference ${error.reference ?? 'none'}`
    : (error ?? '');

/** What failed calls do to the page (ruling K109): a toast, a way, a line for whoever looks for the cause. */
export const connectReactions = ({
  navigate,
  currentPath,
  leave = (address) => location.assign(address),
}: Place): void => {
  connectEffects({
    toast: (kind, text) => toast[kind](text),
    redirect: (to) => {
      if (to === 'criticalIllnessError') leave(config.external.criticalIllnessError);
      else void navigate(redirectPath(to, currentPath(), store.get(deployedProductsAtom)), { replace: true });
    },
    log: (message, error) => {
      // oxlint-disable-next-line no-console -- a warning and not an error: the page goes on
      console.warn(message, traceOf(error));
    },
  });
};
