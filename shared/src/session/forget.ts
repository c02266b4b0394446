import { dropAllDrafts } from './drafts.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import { store } from './store.ts';
import { forgetVaultKeys, wipeVault } from './vault.ts';

const forgetInMemory = (): void => {
  store.set(quoteContextAtom, emptyQuoteContext);
  dropAllDrafts();
};

/** What a person left in this browser. Answers of the server go with their owner (`api/query.ts`). */
export const forgetAll = async (): Promise<void> => {
  forgetInMemory();
  await wipeVault();
};

/** What a person left in this tab; the tab that signed in or out wiped the device. */
export const forgetThisTab = (): void => {
  forgetInMemory();
  forgetVaultKeys();
};
