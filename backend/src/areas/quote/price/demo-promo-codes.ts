import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { ProductModule } from '#areas/product-module.ts';
import type { Queries } from '#core/database/database.ts';
import { renewPromoCodes } from './promo-codes-sql.ts';

const PERCENT = 10;
const VALID_DAYS = 365;

/** Those that the rooms bring; every one works once. */
export const seedPromoCodes = async (
  tx: Queries,
  rooms: readonly ProductModule[],
  now: Date,
): Promise<void> => {
  const today = todayInJakarta(now);
  const validUntil = addDays(today, VALID_DAYS);
  const codes = rooms
    .flatMap((room) => Object.entries(room.demoPromoCodes))
    .flatMap(([productId, ofProduct]) =>
      ofProduct.map((code) => ({
        code,
        product_id: productId,
        percent: PERCENT,
        valid_from: today,
        valid_until: validUntil,
        quote_id: null,
      })),
    );
  await renewPromoCodes(tx, codes, validUntil);
};
