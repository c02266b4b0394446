import type { Queries } from '#core/database/database.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';

export interface UsablePromo {
  readonly code: string;
  readonly percent: number;
}

/** The code, when it holds for the product on that day and no other quote has redeemed it. */
export const findUsablePromo = (
  db: Queries,
  {
    code,
    quote,
    today,
  }: {
    readonly code: string;
    readonly quote: { readonly id: string; readonly product_id: string };
    readonly today: string;
  },
): Promise<UsablePromo | undefined> =>
  db
    .selectFrom('promo_codes')
    .select(['code', 'percent'])
    .where('code', '=', code)
    .where('product_id', '=', quote.product_id)
    .where('valid_from', '<=', today)
    .where('valid_until', '>=', today)
    .where((eb) => eb.or([eb('quote_id', 'is', null), eb('quote_id', '=', quote.id)]))
    .executeTakeFirst();

interface Redemption {
  readonly code: string;
  readonly quoteId: string;
  readonly today: string;
  readonly now: Date;
}

/** Single use: true for one quote only, however many try at once, and while the code lasts. */
export const redeemPromo = async (
  db: Queries,
  { code, quoteId, today, now }: Redemption,
): Promise<boolean> => {
  const row = await db
    .updateTable('promo_codes')
    .set({ quote_id: quoteId, redeemed_at: now })
    .where('code', '=', code)
    .where((eb) =>
      eb.or([
        // Redeemed in time, it stays redeemed.
        eb('quote_id', '=', quoteId),
        eb.and([eb('quote_id', 'is', null), eb('valid_from', '<=', today), eb('valid_until', '>=', today)]),
      ]),
    )
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** A changed quote gives its code back. */
export const releasePromo = (db: Queries, quoteId: string) =>
  db
    .updateTable('promo_codes')
    .set({ quote_id: null, redeemed_at: null })
    .where('quote_id', '=', quoteId)
    .execute();

/** A demo that is started again months later still has codes that are valid. */
export const renewPromoCodes = async (
  db: Queries,
  codes: readonly Insertable<Tables['promo_codes']>[],
  validUntil: string,
): Promise<void> => {
  if (codes.length === 0) return;
  await db
    .insertInto('promo_codes')
    .values(codes)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ valid_until: validUntil }))
    .execute();
};
