import { KITE_ID } from '@payung/shared/testing/kite.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { KITE_PROMO_LENGTH } from '#testing/kite/products.ts';

let serial = 0;

export interface PromoFacts {
  readonly productId: string;
  /** Exact length of its codes. */
  readonly length: number;
}

/** A code of its own for every test, valid all year. */
export const newPromo = async (
  server: AreaServer,
  facts: object = {},
  { productId, length }: PromoFacts = { productId: KITE_ID, length: KITE_PROMO_LENGTH },
): Promise<string> => {
  serial += 1;
  const code = `PROMO${String(serial).padStart(length - 5, '0')}`;
  await server.services.db
    .insertInto('promo_codes')
    .values({
      code,
      product_id: productId,
      percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      quote_id: null,
      ...facts,
    })
    .execute();
  return code;
};
