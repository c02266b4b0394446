import type { Queries } from '#core/database/database.ts';
import { keepSoldProducts, listSoldProducts } from '#areas/quote/sql/sold-products.ts';
import type { SoldProduct } from '#areas/quote/sql/sold-products.ts';
import type { InsuranceProduct } from './insurance-product.ts';
import { shownOf } from './products.ts';
import type { Products } from './products.ts';
import { productGone, WITHDRAWN_NAME, withdrawnProduct } from './withdrawn-product.ts';

/** The same for the same id: what is derived of a product is derived once. */
const remembering = <Made>(make: (id: string) => Made): ((id: string) => Made) => {
  const made = new Map<string, Made>();
  return (id) => {
    const before = made.get(id);
    if (before !== undefined) return before;
    const now = make(id);
    made.set(id, now);
    return now;
  };
};

/** The products behind ids: those that are sold, and what is stored of those that were sold here before. */
export const productRegistry = (
  products: readonly InsuranceProduct[],
  stored: readonly SoldProduct[] = [],
): Products => {
  const sold = new Map(products.map((product) => [product.productId, product]));
  const before = new Map(stored.map((product) => [product.productId, product]));
  const withdrawn = remembering((id) => withdrawnProduct(id, before.get(id)));
  const running = (id: string): InsuranceProduct => sold.get(id) ?? withdrawn(id);
  const shown = remembering((id) => {
    const isNamed = sold.has(id) || before.has(id);
    return isNamed ? shownOf(running(id)) : shownOf(running(id), WITHDRAWN_NAME);
  });
  return {
    ids: [...sold.keys()],
    seen: [...new Set([...sold.keys(), ...before.keys()])],
    erasable: [
      ...sold.keys(),
      ...stored
        .filter(({ productId, keepsPeople }) => !keepsPeople && !sold.has(productId))
        .map(({ productId }) => productId),
    ],
    known: (id) => sold.get(id),
    sold: (id) => {
      const product = sold.get(id);
      if (product === undefined) throw productGone();
      return product;
    },
    shown,
    running,
  };
};

/** What is sold here, as the database remembers them from now on, and those that it remembers from before. */
export const openProducts = async (
  db: Queries,
  products: readonly InsuranceProduct[],
  now: Date,
): Promise<Products> => {
  await keepSoldProducts(db, products, now);
  return productRegistry(products, await listSoldProducts(db));
};
