import type { AgentUser, Visit } from '#schemas/auth.ts';
import { minimumLevel } from '#domain/people/user-home.ts';
import { forgetAll, forgetAllButTyped } from './forget.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import {
  agentAtom,
  endPageAtom,
  handoffAtom,
  linkAtom,
  noLink,
  registrantAtom,
  sessionAtom,
} from './session.ts';
import type { HandoffState, LinkState, RegistrantState } from './session.ts';
import { store } from './store.ts';
import { deviceStorage } from './browser-storage.ts';

type OfTab = 'link' | 'registrant' | 'handoff';

/** A tab belongs to one of them: the next session ends the others. */
const leaveTabTo = (next: OfTab | 'agent'): void => {
  if (next !== 'link') store.set(linkAtom, noLink);
  if (next !== 'registrant') store.set(registrantAtom, undefined);
  if (next !== 'handoff') store.set(handoffAtom, undefined);
  store.set(endPageAtom, '');
};

/** What another person left in this browser is wiped first; on the device of a signed-in agent it is the agent's. */
const beginOnDevice = async (person: string, isAgents: boolean): Promise<void> => {
  if (isAgents) return;
  if (!isLastPerson(person)) await forgetAll();
  rememberPerson(person);
};

/** An agent signs in. What another person left in this browser is wiped first (ruling R06). */
export const signInAgent = async (answer: {
  user: AgentUser;
  token: string;
  userInfo: string;
}): Promise<void> => {
  const person = `agent:${answer.user.id}`;
  if (!isLastPerson(person)) await forgetAll();
  rememberPerson(person);
  leaveTabTo('agent');
  store.set(agentAtom, { ...answer, minimumLevel: minimumLevel(answer.user.hierarchy) });
};

/** A customer's phone number was verified: this tab is in link mode from now on. */
export const enterLink = async (
  visit: Visit,
  link: Pick<LinkState, 'prefix' | 'linkId' | 'inviter'>,
): Promise<void> => {
  const isAgents = store.get(agentAtom) !== undefined && !store.get(linkAtom).isActive;
  await beginOnDevice(`link:${link.prefix}:${visit.quoteId}`, isAgents);
  store.set(quoteContextAtom, emptyQuoteContext);
  leaveTabTo('link');
  store.set(linkAtom, {
    cipher: visit.cipher,
    isActive: true,
    quoteId: visit.quoteId,
    productId: visit.productId,
    ...link,
  });
};

/** A link handed this tab the work of one quote. */
export const enterHandoff = async (handoff: HandoffState): Promise<void> => {
  await beginOnDevice(`handoff:${handoff.quoteId}`, store.get(agentAtom) !== undefined);
  store.set(quoteContextAtom, emptyQuoteContext);
  leaveTabTo('handoff');
  store.set(handoffAtom, handoff);
};

/** Somebody who registers has verified the phone. */
export const enterRegistration = async (registrant: RegistrantState): Promise<void> => {
  await beginOnDevice(`registrant:${registrant.registrationId}`, store.get(agentAtom) !== undefined);
  leaveTabTo('registrant');
  store.set(registrantAtom, { token: registrant.token, registrationId: registrant.registrationId });
};

/** Ends what this tab uses: what belongs to the tab alone ends only itself, and the agent of another tab stays. */
const leaveSession = (): void => {
  const session = store.get(sessionAtom);
  if (session.kind === 'registrant') store.set(registrantAtom, undefined);
  if (session.kind === 'link') store.set(linkAtom, noLink);
  if (session.kind === 'handoff') {
    store.set(endPageAtom, session.endPage);
    store.set(handoffAtom, undefined);
  }
  // When several calls find the same session ended, where it leads stays known.
  if (session.kind === 'agent') {
    store.set(endPageAtom, '');
    store.set(agentAtom, undefined);
  }
};

/**
 * Somebody leaves by hand. Clears the user, the request headers (they are made from the user), the persisted
 * state, drafts and offline answers (SHELL-040). LANG stays.
 */
export const logout = async (): Promise<void> => {
  leaveSession();
  forgetPerson();
  await forgetAll();
};

/**
 * The server ended the session. What was typed stays sealed on the device: the same person who signs in again finds
 * it, and anybody else who does wipes it (ruling R64). A second device cannot sign in again.
 */
export const endSession = async (): Promise<void> => {
  if (store.get(sessionAtom).kind === 'handoff') return logout();
  leaveSession();
  await forgetAllButTyped();
};

/** Who signed in last in this browser, without a secret: an id of an agent, or of a quote (ruling R06). */
const PERSON_KEY = 'payung.person';

const isLastPerson = (person: string): boolean => deviceStorage.read(PERSON_KEY) === person;

export const forgetPerson = (): void => deviceStorage.write(PERSON_KEY, undefined);

const rememberPerson = (person: string): void => deviceStorage.write(PERSON_KEY, person);
