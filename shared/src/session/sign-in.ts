import type { AgentUser, Visit } from '#domain/people/agent-user.ts';
import { minimumLevel } from '#domain/people/hierarchy.ts';
import { dropAllDrafts } from './drafts.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import { agentAtom, linkAtom, noLink, ownerAtom } from './session.ts';
import { store } from './store.ts';
import { wipeVault } from './vault.ts';

const forget = async (): Promise<void> => {
  store.set(quoteContextAtom, emptyQuoteContext);
  dropAllDrafts();
  await wipeVault();
};

/** An agent signs in. What another person left on this device is wiped first. */
export const signInAgent = async (answer: {
  user: AgentUser;
  token: string;
  userInfo: string;
}): Promise<void> => {
  const before = store.get(agentAtom);
  if (before !== undefined && before.user.id !== answer.user.id) await forget();
  store.set(linkAtom, noLink);
  store.set(agentAtom, { ...answer, minimumLevel: minimumLevel(answer.user.hierarchy) });
};

/** A customer's phone number was verified: this tab is in link mode from now on. */
export const enterLink = async (
  visit: Visit,
  link: { readonly prefix: string; readonly linkId: string; readonly inviter: string },
): Promise<void> => {
  const owner = `link:${link.prefix}:${visit.quoteId}`;
  if (store.get(linkAtom).isActive && store.get(ownerAtom) !== owner) await forget();
  store.set(quoteContextAtom, emptyQuoteContext);
  store.set(linkAtom, {
    cipher: visit.cipher,
    isActive: true,
    quoteId: visit.quoteId,
    productId: visit.productId,
    phone: visit.phone,
    ...link,
  });
};

/**
 * Clears the user, the request headers (they are made from the user), the persisted state and the
 * offline answers (SHELL-040). A link visit ends only itself: the agent of another tab stays. LANG stays.
 */
export const logout = async (): Promise<void> => {
  if (store.get(linkAtom).isActive) store.set(linkAtom, noLink);
  else store.set(agentAtom, undefined);
  await forget();
};
