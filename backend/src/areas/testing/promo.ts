import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { PROMO_CODE_LENGTHS } from '@payung/shared/domain/promo-code.ts';
import type { AreaServer } from './area-server.ts';

let serial = 0;

/** A code of its own for every test, good all year. */
export const newPromo = async (
  server: AreaServer,
  product: 'travel' | 'home',
  facts: object = {},
): Promise<string> => {
  serial += 1;
  const code = `PROMO${String(serial).padStart(PROMO_CODE_LENGTHS[product] - 5, '0')}`;
  await server.services.db
    .insertInto('promo_codes')
    .values({
      code,
      product_id: PRODUCT_IDS[product],
      percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      quote_id: null,
      ...facts,
    })
    .execute();
  return code;
};
