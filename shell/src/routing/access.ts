import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import type { RouteMode } from '@payung/shared/routes/route.ts';

export const BASE_PATH = '/app';

/** An address of this origin as the router knows it, without the base path. */
export const pathBelowBase = (pathname: string): string =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : pathname;

/** What is left of a visit by link, or of a hand-off. */
export interface EndedVisit {
  /** This tab opened a share link, and its visit has ended. */
  readonly hasEnded: boolean;
  /** Where an ended hand-off leads instead of the login page; empty for everybody else. */
  readonly endPage: string;
}

/** The visitor as far as routing needs to know. */
export type Visitor =
  | ({
      readonly kind: 'none';
      /** Screens that verify a customer's phone or say what is wrong with a link. */
      readonly open: readonly string[];
    } & EndedVisit)
  | { readonly kind: 'agent' }
  /** Of the insurer: opens the pages for staff and nothing else. */
  | { readonly kind: 'staff' }
  /** Becomes an agent: opens the pages of the registration and nothing else. */
  | { readonly kind: 'registrant' }
  /** A second device: opens the pages of the work that it was handed and nothing else. */
  | { readonly kind: 'handoff'; readonly home: string; readonly pages: readonly string[] }
  | {
      readonly kind: 'link';
      /** The customer's own page: the share link, which leads to the page of the quote's stage. */
      readonly home: string;
    };

type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refused'; readonly back: string };

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const OPEN: Access = { kind: 'open' };

export const LOGIN = '/login';

const loginWithReturn = ({ pathname, search }: Address): string =>
  `${LOGIN}?next=${encodeURIComponent(pathname + search)}`;

/**
 * Where a page leads whose session has ended, the same for the guard and for the redirect after a 401. A customer
 * cannot log in: without `next` the login page offers to open the share link again (ruling K110).
 */
export const endAddress = ({ hasEnded, endPage }: EndedVisit, address: Address): string => {
  if (endPage !== '') return endPage;
  return hasEnded || address.pathname === LOGIN ? LOGIN : loginWithReturn(address);
};

/** Where a registration stands, and where it begins. */
export const REGISTRATION = { home: '/aob-tasks', start: '/registerhere' } as const;

/** Whether a visitor may see a route of some mode, and where to go instead. */
export const accessTo = (mode: RouteMode, visitor: Visitor, address: Address): Access => {
  if (mode === 'public') return OPEN;
  if (visitor.kind === 'handoff')
    return visitor.pages.includes(address.pathname) ? OPEN : { kind: 'refused', back: visitor.home };
  const isForSignedIn = mode === 'agent' || mode === 'staff' || mode === 'account';
  if (visitor.kind === 'registrant')
    return mode === 'registrant' ? OPEN : { kind: 'refused', back: REGISTRATION.home };
  if (mode === 'registrant') {
    if (visitor.kind === 'none') return { kind: 'go', to: REGISTRATION.start };
    return { kind: 'refused', back: visitor.kind === 'link' ? visitor.home : LOGIN };
  }
  if (visitor.kind === 'staff') {
    return mode === 'staff' || mode === 'account' ? OPEN : { kind: 'refused', back: HOME_PATHS.staff };
  }
  if (visitor.kind === 'agent') {
    return mode === 'link' || mode === 'staff' ? { kind: 'refused', back: LOGIN } : OPEN;
  }
  if (visitor.kind === 'link') return isForSignedIn ? { kind: 'refused', back: visitor.home } : OPEN;
  if (isForSignedIn) return { kind: 'go', to: loginWithReturn(address) };
  if (visitor.open.includes(address.pathname)) return OPEN;
  if (mode === 'link' && !visitor.hasEnded && visitor.endPage === '')
    return { kind: 'go', to: '/linknotvalid' };
  return { kind: 'go', to: endAddress(visitor, address) };
};
