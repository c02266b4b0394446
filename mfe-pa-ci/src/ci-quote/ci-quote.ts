import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Session } from '@payung/shared/session/session.ts';

export type CiVisit = Session & { readonly kind: 'link' };

/** A critical-illness entry (CI-007): recognised by the product of the visit instead of a flag. */
export const isCiEntry = (session: Session): session is CiVisit =>
  session.kind === 'link' && session.productId === PRODUCT_IDS.ci;

/**
 * Whether the browser may be sent there with a customer's token: the partner that is configured for this
 * platform, and nobody else.
 */
export const isPartnerAddress = (address: string, partnerUrl: string | undefined): boolean => {
  if (partnerUrl === undefined || !URL.canParse(address) || !URL.canParse(partnerUrl)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && origin === new URL(partnerUrl).origin;
};
