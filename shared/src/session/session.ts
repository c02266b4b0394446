import { atom, useAtomValue } from 'jotai';
import type { AgentUser } from '#domain/people/agent-user.ts';
import { store } from './store.ts';

/** What signing in leaves behind (SHELL-037). */
export interface AgentState {
  readonly user: AgentUser;
  readonly token: string;
  /** Goes along with the token; the server trusts only the token (ruling K116). */
  readonly userInfo: string;
  /** The smallest level of the agent's hierarchy (SHELL-038). */
  readonly minimumLevel: number | undefined;
}

/** A customer's verified visit to one quote. It belongs to one tab (SHELL-018, SHELL-019). */
export interface LinkState {
  /** The key of the visit; empty without one. */
  readonly cipher: string;
  /** Link mode is on. */
  readonly isActive: boolean;
  readonly prefix: string;
  readonly linkId: string;
  readonly quoteId: string;
  readonly productId: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
  /**
   * Where the tab is led when the visit ends, instead of the login page. It outlives the visit in memory,
   * until somebody signs in or the page is reloaded.
   */
  readonly endPage?: string;
}

export const noLink: LinkState = {
  cipher: '',
  isActive: false,
  prefix: '',
  linkId: '',
  quoteId: '',
  productId: '',
  inviter: '',
};

/** Somebody who becomes an agent: a session of its own kind, in this tab alone (ruling R50). */
export interface RegistrantState {
  readonly token: string;
  readonly registrationId: string;
}

export const agentAtom = atom<AgentState | undefined>(undefined);
export const linkAtom = atom<LinkState>(noLink);
export const registrantAtom = atom<RegistrantState | undefined>(undefined);

/** Counts how often another tab signed somebody else in: screens of the person before end with it (ruling R06). */
export const personChangesAtom = atom(0);

export type Session =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'agent' } & AgentState)
  | ({ readonly kind: 'link' } & LinkState)
  | ({ readonly kind: 'registrant' } & RegistrantState);

/** Who uses this tab: a link visit or a registration hides the agent who may be signed in on the same device. */
export const sessionAtom = atom<Session>((get) => {
  const link = get(linkAtom);
  if (link.isActive) return { kind: 'link', ...link };
  const registrant = get(registrantAtom);
  if (registrant !== undefined) return { kind: 'registrant', ...registrant };
  const agent = get(agentAtom);
  return agent === undefined ? { kind: 'none' } : { kind: 'agent', ...agent };
});

/** Names who asks, without a secret: the part of cache keys that keeps people's data apart. */
export const ownerAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.kind === 'agent') return `agent:${session.user.id}`;
  if (session.kind === 'registrant') return `registrant:${session.registrationId}`;
  return session.kind === 'link' ? `link:${session.prefix}:${session.quoteId}` : 'none';
});

export const useSession = (): Session => useAtomValue(sessionAtom, { store });

/** Link mode is on exactly when a link key is present (SHELL-018). */
export const useIsLinkMode = (): boolean => useSession().kind === 'link';
