import { connectEffects } from '@payung/shared/api/handle-api-error.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { dropAllDrafts } from '@payung/shared/session/drafts.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { agentAtom, linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { wipeVault } from '@payung/shared/session/vault.ts';
import { connectToasts } from '@payung/shared/ui/toast.ts';
import { refuseEveryCall } from './fake-api.ts';

/** One store and one client live for the whole run: every test begins with nobody signed in. */
export const resetPlatform = async (): Promise<void> => {
  queryClient.clear();
  connectEffects(undefined);
  connectToasts(undefined);
  store.set(agentAtom, undefined);
  store.set(linkAtom, noLink);
  store.set(quoteContextAtom, emptyQuoteContext);
  store.set(deployedProductsAtom, []);
  dropAllDrafts();
  setLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  refuseEveryCall();
  await wipeVault();
};
