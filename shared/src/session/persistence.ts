import { keepQuoteContext, restoreQuoteContext } from './quote-context-memory.ts';
import { store } from './store.ts';
import { specifiedAgent, specifiedLink } from './specified-names.ts';
import { agentAtom, linkAtom, noLink } from './session.ts';
import type { AgentState, LinkState } from './session.ts';

/** Names of what a browser keeps in the clear: who is signed in, and which link this tab came by. */
export const AGENT_KEY = 'payung.agent';
export const LINK_KEY = 'payung.link';
export const LAST_LINK_KEY = 'payung.lastLink';

const parse = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A browser may refuse storage (private mode, full disk): then the state lives as long as the page. */
const write = (storage: Storage, key: string, value: unknown): void => {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the state stays in memory.
  }
};

export const readAgent = (): AgentState | undefined => {
  const agent = specifiedAgent.decode(parse(localStorage.getItem(AGENT_KEY))) as AgentState | undefined;
  return typeof agent?.token === 'string' && typeof agent.user?.id === 'string' ? agent : undefined;
};

const readLink = (): LinkState => {
  const link = specifiedLink.decode(parse(sessionStorage.getItem(LINK_KEY))) as LinkState | undefined;
  return link?.isActive === true && typeof link.cipher === 'string' ? link : noLink;
};

interface LastLink {
  readonly prefix: string;
  readonly linkId: string;
}

/** The share link by which this tab came last, so that an ended visit can be opened again (ruling K110). */
export const readLastLink = (): LastLink | undefined =>
  parse(sessionStorage.getItem(LAST_LINK_KEY)) as LastLink | undefined;

const persist = (): void => {
  const agent = store.get(agentAtom);
  write(localStorage, AGENT_KEY, agent === undefined ? undefined : specifiedAgent.encode(agent));
  const link = store.get(linkAtom);
  write(sessionStorage, LINK_KEY, link.isActive ? specifiedLink.encode(link) : undefined);
  if (link.isActive) write(sessionStorage, LAST_LINK_KEY, { prefix: link.prefix, linkId: link.linkId });
};

/**
 * Brings the session back and keeps it in step with storage and with the other tabs: signing in or out
 * in one signs in or out in all. Returns a function that stops.
 */
export const startPersistence = (): (() => void) => {
  store.set(agentAtom, readAgent());
  store.set(linkAtom, readLink());
  void restoreQuoteContext();
  const onStorage = (event: StorageEvent): void => {
    // `key` is null when everything was cleared.
    if (event.key === AGENT_KEY || event.key === null) store.set(agentAtom, readAgent());
  };
  const unsubscribe = [store.sub(agentAtom, persist), store.sub(linkAtom, persist), keepQuoteContext()];
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const stop of unsubscribe) stop();
  };
};
