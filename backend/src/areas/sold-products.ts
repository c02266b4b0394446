import { homeProduct } from './home/home-product.ts';
import type { SoldProduct } from './quote/sold-product.ts';
import { travelProduct } from './travel/travel-product.ts';

/** What is sold here. Only what wires the backend together knows this list. */
const SOLD_PRODUCTS: readonly SoldProduct[] = [travelProduct, homeProduct];

const byId = new Map(SOLD_PRODUCTS.map((product) => [product.productId, product]));

export const productOf = (productId: string): SoldProduct => {
  const product = byId.get(productId);
  if (product === undefined) throw new Error(`Nothing with the product id ${productId} is sold here`);
  return product;
};
