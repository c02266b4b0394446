import type { Queries } from '#core/database/database.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';

/** What is kept of a product for the time after it. */
export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly isJourney: boolean;
  readonly numberFields: readonly string[];
  readonly keepsPeople: boolean;
}

/** As the products that are sold say it today; of the others it stays. */
export const keepSoldProducts = async (
  db: Queries,
  products: readonly InsuranceProduct[],
  now: Date,
): Promise<void> => {
  if (products.length === 0) return;
  await db
    .insertInto('sold_products')
    .values(
      products.map(({ productId, name, isJourney, numberFields = [], erase }) => ({
        product_id: productId,
        name,
        is_journey: isJourney,
        number_fields: [...numberFields],
        keeps_people: erase !== undefined,
        sold_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        is_journey: row.ref('excluded.is_journey'),
        number_fields: row.ref('excluded.number_fields'),
        keeps_people: row.ref('excluded.keeps_people'),
        sold_at: row.ref('excluded.sold_at'),
      })),
    )
    .execute();
};

export const listSoldProducts = async (db: Queries): Promise<readonly SoldProduct[]> => {
  const rows = await db.selectFrom('sold_products').selectAll().execute();
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    isJourney: row.is_journey,
    numberFields: row.number_fields,
    keepsPeople: row.keeps_people,
  }));
};
