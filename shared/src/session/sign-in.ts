import type { AgentUser, Visit } from '#domain/people/agent-user.ts';
import { minimumLevel } from '#domain/people/hierarchy.ts';
import { forgetAll } from './forget.ts';
import { forgetPerson, isLastPerson, rememberPerson } from './last-person.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import { agentAtom, linkAtom, noLink, registrantAtom } from './session.ts';
import type { LinkState, RegistrantState } from './session.ts';
import { store } from './store.ts';

/** An agent signs in. What another person left in this browser is wiped first (ruling R06). */
export const signInAgent = async (answer: {
  user: AgentUser;
  token: string;
  userInfo: string;
}): Promise<void> => {
  const person = `agent:${answer.user.id}`;
  if (!isLastPerson(person)) await forgetAll();
  rememberPerson(person);
  store.set(linkAtom, noLink);
  store.set(registrantAtom, undefined);
  store.set(agentAtom, { ...answer, minimumLevel: minimumLevel(answer.user.hierarchy) });
};

/** A customer's phone number was verified: this tab is in link mode from now on. */
export const enterLink = async (
  visit: Visit,
  link: Pick<LinkState, 'prefix' | 'linkId' | 'inviter' | 'endPage'>,
): Promise<void> => {
  const person = `link:${link.prefix}:${visit.quoteId}`;
  // On the device of an agent who is signed in, what lies there is the agent's.
  const isAgents = store.get(agentAtom) !== undefined && !store.get(linkAtom).isActive;
  if (!isAgents && !isLastPerson(person)) await forgetAll();
  if (!isAgents) rememberPerson(person);
  store.set(quoteContextAtom, emptyQuoteContext);
  store.set(registrantAtom, undefined);
  store.set(linkAtom, {
    cipher: visit.cipher,
    isActive: true,
    quoteId: visit.quoteId,
    productId: visit.productId,
    ...link,
  });
};

/** Somebody who registers has verified the phone. What another person left in this browser is wiped first. */
export const enterRegistration = async (registrant: RegistrantState): Promise<void> => {
  const person = `registrant:${registrant.registrationId}`;
  const isAgents = store.get(agentAtom) !== undefined;
  if (!isAgents && !isLastPerson(person)) await forgetAll();
  if (!isAgents) rememberPerson(person);
  store.set(linkAtom, noLink);
  store.set(registrantAtom, { token: registrant.token, registrationId: registrant.registrationId });
};

/**
 * Clears the user, the request headers (they are made from the user), the persisted state and the
 * offline answers (SHELL-040). A link visit ends only itself: the agent of another tab stays. LANG stays.
 */
export const logout = async (): Promise<void> => {
  const { isActive, endPage } = store.get(linkAtom);
  if (store.get(registrantAtom) !== undefined) {
    store.set(registrantAtom, undefined);
  } else if (isActive) {
    store.set(linkAtom, endPage === undefined ? noLink : { ...noLink, endPage });
  } else if (store.get(agentAtom) !== undefined) {
    // Otherwise several calls found the same visit ended: where it leads stays known.
    store.set(linkAtom, noLink);
    store.set(agentAtom, undefined);
  }
  forgetPerson();
  await forgetAll();
};
