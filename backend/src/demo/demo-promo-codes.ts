import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { Queries } from '#database/database.ts';

const HOW_MANY = 20;
const PERCENT = 10;

/** Nineteen characters each, as travel wants them; every one works once. */
export const DEMO_PROMO_CODES: readonly string[] = Array.from(
  { length: HOW_MANY },
  (_, index) => `LIBURANHEMAT2026${String(index + 1).padStart(3, '0')}`,
);

export const seedPromoCodes = async (tx: Queries, now: Date): Promise<void> => {
  const today = todayInJakarta(now);
  await tx
    .insertInto('promo_codes')
    .values(
      DEMO_PROMO_CODES.map((code) => ({
        code,
        product_id: PRODUCT_IDS.travel,
        percent: PERCENT,
        valid_from: today,
        valid_until: addDays(today, 365),
        quote_id: null,
      })),
    )
    // A demo that is started again months later still has codes that hold.
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ valid_until: addDays(today, 365) }))
    .execute();
};
