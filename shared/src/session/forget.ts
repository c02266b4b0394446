import { dropAllDrafts } from './drafts.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import { store } from './store.ts';
import { forgetVaultKeys, removeFromVault, vaultNames, wipeVault } from './vault.ts';

/** Names under which the vault keeps answers of the server for a time without connection. */
export const ANSWER_PREFIX = 'answer:';

const forgetInMemory = (): void => {
  store.set(quoteContextAtom, emptyQuoteContext);
  dropAllDrafts();
};

/** What a person left in this browser. Answers of the server go with their owner (`api/query.ts`). */
export const forgetAll = async (): Promise<void> => {
  forgetInMemory();
  await wipeVault();
};

/** All but what was typed, which stays sealed on the device. */
export const forgetAllButTyped = async (): Promise<void> => {
  forgetInMemory();
  const answers = (await vaultNames()).filter((name) => name.startsWith(ANSWER_PREFIX));
  await Promise.all(answers.map(removeFromVault));
};

/** What a person left in this tab; the tab that signed in or out wiped the device. */
export const forgetThisTab = (): void => {
  forgetInMemory();
  forgetVaultKeys();
};
