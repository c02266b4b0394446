import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Session } from '@payung/shared/session/session.ts';

export type CiVisit = Session & { readonly kind: 'link' };

/** A critical-illness entry (CI-007): the visit says of which product it is, so that no flag beside it can be wrong. */
export const isCiEntry = (session: Session): session is CiVisit =>
  session.kind === 'link' && session.productId === PRODUCT_IDS.ci;
