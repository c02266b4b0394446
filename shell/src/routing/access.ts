import type { RouteMode } from '@payung/shared/routes/route.ts';

/** Who is asking, as far as routing needs to know. */
export type Visitor =
  | {
      readonly kind: 'none';
      /** Screens on which a customer proves the phone or learns what is wrong with a link. */
      readonly open: readonly string[];
      /** The link by which this tab came, when its visit has ended. */
      readonly entry?: string;
    }
  | { readonly kind: 'agent' }
  | {
      readonly kind: 'link';
      /** The customer's own page: the link leads to wherever the quote stands. */
      readonly home: string;
    };

export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refused'; readonly back: string };

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

const OPEN: Access = { kind: 'open' };

const loginFor = ({ pathname, search }: Address): Access => ({
  kind: 'go',
  to: `/login?next=${encodeURIComponent(pathname + search)}`,
});

/** Whether a visitor may see a route of some mode, and where to go instead. */
export const accessTo = (mode: RouteMode, visitor: Visitor, address: Address): Access => {
  if (mode === 'public') return OPEN;
  if (visitor.kind === 'agent') return mode === 'link' ? { kind: 'refused', back: '/login' } : OPEN;
  if (visitor.kind === 'link') return mode === 'agent' ? { kind: 'refused', back: visitor.home } : OPEN;
  if (mode === 'agent') return loginFor(address);
  if (visitor.open.includes(address.pathname)) return OPEN;
  if (visitor.entry) return { kind: 'go', to: visitor.entry };
  return mode === 'link' ? { kind: 'go', to: '/linknotvalid' } : loginFor(address);
};
