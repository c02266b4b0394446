import { atom, useAtomValue } from 'jotai';
import type { AgentUser } from '#schemas/auth.ts';
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

/** A second device that was handed work of one quote: it proved a link and nobody's phone. In this tab alone (ruling R65). */
export interface HandoffState {
  readonly cipher: string;
  readonly quoteId: string;
  readonly productId: string;
  /** Paths that it opens; everything else but public pages is closed. The first is where it begins. */
  readonly pages: readonly [string, ...string[]];
  /** Where the tab is led when it ends: nobody could log in. */
  readonly endPage: string;
}

export const agentAtom = atom<AgentState | undefined>(undefined);
export const linkAtom = atom<LinkState>(noLink);
export const registrantAtom = atom<RegistrantState | undefined>(undefined);
export const handoffAtom = atom<HandoffState | undefined>(undefined);

/** What an ended hand-off leaves, until somebody signs in or the page is reloaded; empty for everybody else. */
export const endPageAtom = atom('');

/** Counts how often another tab signed somebody else in: screens of the person before end with it (ruling R06). */
export const personChangesAtom = atom(0);

export type Session =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'agent' } & AgentState)
  | ({ readonly kind: 'link' } & LinkState)
  | ({ readonly kind: 'registrant' } & RegistrantState)
  | ({ readonly kind: 'handoff' } & HandoffState);

/** Who uses this tab: what belongs to the tab alone hides the agent who may be signed in on the same device. */
export const sessionAtom = atom<Session>((get) => {
  const link = get(linkAtom);
  if (link.isActive) return { kind: 'link', ...link };
  const handoff = get(handoffAtom);
  if (handoff !== undefined) return { kind: 'handoff', ...handoff };
  const registrant = get(registrantAtom);
  if (registrant !== undefined) return { kind: 'registrant', ...registrant };
  const agent = get(agentAtom);
  return agent === undefined ? { kind: 'none' } : { kind: 'agent', ...agent };
});

/** The key to one quote that this tab alone has: of a visit, or of a hand-off. */
export const cipherAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.kind === 'link' || session.kind === 'handoff' ? session.cipher : undefined;
});

/** Names who asks, without a secret: the part of cache keys that keeps people's data apart. */
export const ownerAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.kind === 'agent') return `agent:${session.user.id}`;
  if (session.kind === 'registrant') return `registrant:${session.registrationId}`;
  if (session.kind === 'handoff') return `handoff:${session.quoteId}`;
  return session.kind === 'link' ? `link:${session.prefix}:${session.quoteId}` : 'none';
});

export const useSession = (): Session => useAtomValue(sessionAtom, { store });

/** Link mode is on exactly when a link key is present (SHELL-018). */
export const useIsLinkMode = (): boolean => useSession().kind === 'link';
