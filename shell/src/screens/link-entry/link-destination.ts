import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { landing } from '@payung/shared/domain/link.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** What the screen that verifies the phone needs to know; the phone itself stays on the server. */
interface LinkArrival {
  readonly prefix: string;
  readonly linkId: string;
  /** First name of the agent who shared the link. */
  readonly inviter: string;
}

interface Destination {
  readonly to: string;
  readonly state?: LinkArrival;
}

/** The products of one prefix: one call opens all their links. */
export type ProductsOfPrefix = readonly [ProductDescription, ...ProductDescription[]];

interface OpenedLink {
  readonly linkId: string;
  readonly answer: DecryptedLink;
  /** The quote that this tab visits with a verified phone. */
  readonly visitedQuoteId: string | undefined;
}

/**
 * Where a link leads. The decrypted product id chooses among the products of the prefix. Without a verified visit to
 * that very quote the phone is verified first, whatever the stage (ruling K61); with one, the product's stage table
 * decides (LINK-002).
 */
export const linkDestination = (
  products: ProductsOfPrefix,
  { linkId, answer, visitedQuoteId }: OpenedLink,
): Destination => {
  const product = products.find(({ productId }) => productId === answer.productId);
  if (product === undefined) return { to: products[0].link.invalid };
  const { link } = product;
  if (answer.quoteId === undefined || answer.quoteId !== visitedQuoteId) {
    return { to: link.otp, state: { prefix: link.prefix, linkId, inviter: answer.inviter } };
  }
  const page = landing(link.stages, answer.stage);
  return { to: page === undefined ? shellRoutes.failure.path : `${page}?quoteId=${answer.quoteId}` };
};
