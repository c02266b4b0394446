import type { ProductModule } from '#areas/product-module.ts';
import type { Services } from '#areas/services.ts';

export const productIdsOf = (rooms: readonly ProductModule[]): Services['productIds'] =>
  rooms.flatMap(({ products }) => products.map(({ productId }) => productId));

/** The product behind an id, out of the rooms that the server has. */
export const productRegistry = (rooms: readonly ProductModule[]): Services['productOf'] => {
  const products = new Map(
    rooms.flatMap((room) => room.products).map((product) => [product.productId, product]),
  );
  return (productId) => {
    const product = products.get(productId);
    if (product === undefined) throw new Error(`No product ${productId} is sold here`);
    return product;
  };
};
