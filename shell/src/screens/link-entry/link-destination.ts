import type { DecryptedLink } from '@payung/shared/api/endpoints/auth.ts';
import { landing } from '@payung/shared/domain/link.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** What the screen that proves the phone needs to know; the phone itself stays on the server. */
export interface LinkArrival {
  readonly prefix: string;
  readonly linkId: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
}

interface Destination {
  readonly to: string;
  readonly state?: LinkArrival;
}

/**
 * Where a link leads: to the proof of the phone, whatever the stage, unless this tab visits that very
 * quote already (ruling K61); then by the product's own stage table (LINK-002).
 */
export const linkDestination = (
  product: ProductDescription,
  linkId: string,
  answer: DecryptedLink,
  visitedQuote: string | undefined,
): Destination => {
  const { link } = product;
  if (answer.productId !== product.productId) return { to: link.invalid };
  if (answer.quoteId === undefined || answer.quoteId !== visitedQuote) {
    return { to: link.otp, state: { prefix: link.prefix, linkId, inviter: answer.fullName } };
  }
  const page = landing(link.stages, answer.stage);
  return { to: page === undefined ? shellRoutes.failure.path : `${page}?quoteId=${answer.quoteId}` };
};
