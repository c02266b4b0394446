import { isLinkId, linkExpiresAt } from '#domain/link.ts';
import { deviceStorage, readJson, tabStorage, writeJson } from './browser-storage.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { forgetThisTab } from './forget.ts';
import { keepQuoteContext } from './quote-context.ts';
import { readPageSent, serverNow } from './clock/server-clock.ts';
import { store } from './store.ts';
import { specifiedAgent, specifiedLink } from './specified-names.ts';
import {
  agentAtom,
  handoffAtom,
  linkAtom,
  noLink,
  personChangesAtom,
  registrantAtom,
  sessionAtom,
} from './session.ts';
import type { AgentState, HandoffState, LinkState, RegistrantState } from './session.ts';

/** Names of what a browser keeps in the clear: who is signed in, and which link it came by. */
export const AGENT_KEY = 'payung.agent';
export const LINK_KEY = 'payung.link';
export const LAST_LINK_KEY = 'payung.lastLink';
export const REGISTRANT_KEY = 'payung.registrant';
export const HANDOFF_KEY = 'payung.handoff';

const readAgent = (): AgentState | undefined => {
  const agent = specifiedAgent.decode(readJson(deviceStorage, AGENT_KEY)) as AgentState | undefined;
  return typeof agent?.token === 'string' && typeof agent.user?.id === 'string' ? agent : undefined;
};

const readLink = (): LinkState => {
  const link = specifiedLink.decode(readJson(tabStorage, LINK_KEY)) as LinkState | undefined;
  return link?.isActive === true && typeof link.cipher === 'string' ? link : noLink;
};

const readRegistrant = (): RegistrantState | undefined => {
  const kept = readJson(tabStorage, REGISTRANT_KEY) as Partial<RegistrantState> | null | undefined;
  const { token, registrationId } = kept ?? {};
  return typeof token === 'string' && typeof registrationId === 'string'
    ? { token, registrationId }
    : undefined;
};

const readHandoff = (): HandoffState | undefined => {
  const kept = readJson(tabStorage, HANDOFF_KEY) as HandoffState | null | undefined;
  return typeof kept?.cipher === 'string' && Array.isArray(kept.pages) ? kept : undefined;
};

interface LastLink {
  readonly prefix: string;
  readonly linkId: string;
}

const lastLinkIn = (storage: BrowserStorage): LastLink | undefined => {
  const link = readJson(storage, LAST_LINK_KEY) as
    | (Partial<LastLink> & { readonly openedAt?: number })
    | null
    | undefined;
  const { prefix = '', linkId = '', openedAt } = link ?? {};
  if (!/^[\w-]+$/.test(prefix) || !isLinkId(linkId)) return undefined;
  return openedAt !== undefined && linkExpiresAt(openedAt) < serverNow() ? undefined : { prefix, linkId };
};

/** The share link by which this tab came last, so that an ended visit can be opened again (ruling K110). */
export const readLastLink = (): LastLink | undefined => lastLinkIn(tabStorage) ?? lastLinkIn(deviceStorage);

/** Whether that was in a tab or browser window that was closed since. */
export const isLastLinkOfDevice = (): boolean => lastLinkIn(tabStorage) === undefined;

/** An agent signs in: nobody is led back to a customer's link. */
export const forgetLastLink = (): void => {
  writeJson(tabStorage, LAST_LINK_KEY, undefined);
  writeJson(deviceStorage, LAST_LINK_KEY, undefined);
};

const persist = (): void => {
  const agent = store.get(agentAtom);
  writeJson(deviceStorage, AGENT_KEY, agent === undefined ? undefined : specifiedAgent.encode(agent));
  writeJson(tabStorage, REGISTRANT_KEY, store.get(registrantAtom));
  writeJson(tabStorage, HANDOFF_KEY, store.get(handoffAtom));
  const link = store.get(linkAtom);
  writeJson(tabStorage, LINK_KEY, link.isActive ? specifiedLink.encode(link) : undefined);
  if (!link.isActive) return;
  const lastLink = { prefix: link.prefix, linkId: link.linkId };
  writeJson(tabStorage, LAST_LINK_KEY, lastLink);
  // A link is a locator, no key: opening it asks for a code. On an agent's own device nobody looks for it.
  if (agent === undefined) writeJson(deviceStorage, LAST_LINK_KEY, { ...lastLink, openedAt: serverNow() });
};

/** Another tab signed somebody in or out: this one is reset, unless it is the same person (ruling R06). */
const followAgent = (): void => {
  const [before, after] = [store.get(agentAtom), readAgent()];
  const isOther = before?.user.id !== after?.user.id;
  const { kind } = store.get(sessionAtom);
  const isOwnSession = kind !== 'agent' && kind !== 'none';
  if (isOther && !isOwnSession) forgetThisTab();
  store.set(agentAtom, after);
  if (isOther && before !== undefined) store.set(personChangesAtom, (changes) => changes + 1);
};

const onStorage = (event: StorageEvent): void => {
  // `key` is null when everything was cleared.
  if (event.key === AGENT_KEY || event.key === null) followAgent();
};

/**
 * Brings the session back and keeps it in step with storage and with the other tabs: signing in or out
 * in one signs in or out in all. Returns a function that stops.
 */
export const startPersistence = (): (() => void) => {
  readPageSent();
  store.set(agentAtom, readAgent());
  store.set(linkAtom, readLink());
  store.set(registrantAtom, readRegistrant());
  store.set(handoffAtom, readHandoff());
  const unsubscribe = [
    store.sub(agentAtom, persist),
    store.sub(linkAtom, persist),
    store.sub(registrantAtom, persist),
    store.sub(handoffAtom, persist),
    keepQuoteContext(),
  ];
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const stop of unsubscribe) stop();
  };
};
