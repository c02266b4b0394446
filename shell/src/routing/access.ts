import type { RouteMode } from '@payung/shared/routes/route.ts';

/** Who is asking, as far as routing needs to know. */
export type Visitor =
  | { readonly kind: 'none' }
  | { readonly kind: 'agent' }
  | {
      readonly kind: 'link';
      /** False until the phone is proved: then only the screen that proves it is open. */
      readonly isVerified: boolean;
      /** The screen of the product that proves the phone. */
      readonly otp: string;
      /** The customer's own page. */
      readonly home: string;
    };

export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'refused'; readonly back: string };

const OPEN: Access = { kind: 'open' };

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a visitor may see a route of some mode, and where to go instead. */
export const accessTo = (mode: RouteMode, visitor: Visitor, address: Address): Access => {
  if (mode === 'public') return OPEN;
  if (visitor.kind === 'none') {
    if (mode === 'link') return { kind: 'go', to: '/linknotvalid' };
    return { kind: 'go', to: `/login?next=${encodeURIComponent(address.pathname + address.search)}` };
  }
  if (visitor.kind === 'agent') return mode === 'link' ? { kind: 'refused', back: '/login' } : OPEN;
  if (mode === 'agent') return { kind: 'refused', back: visitor.home };
  if (visitor.isVerified || address.pathname === visitor.otp) return OPEN;
  return { kind: 'go', to: visitor.otp };
};
