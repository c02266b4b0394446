import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { Queries } from '#database/database.ts';

const HOW_MANY = 20;
const PERCENT = 10;

const numbered = (word: string): readonly string[] =>
  Array.from({ length: HOW_MANY }, (_, index) => `${word}2026${String(index + 1).padStart(3, '0')}`);

/** As many characters each as the product wants; every one works once. */
export const DEMO_PROMO_CODES = {
  travel: numbered('LIBURANHEMAT'),
  home: numbered('RUMAHHEMAT'),
} as const satisfies Readonly<Partial<Record<keyof typeof PRODUCT_IDS, readonly string[]>>>;

type WithCodes = keyof typeof DEMO_PROMO_CODES;

export const seedPromoCodes = async (tx: Queries, now: Date): Promise<void> => {
  const today = todayInJakarta(now);
  const rowOf = (product: WithCodes) => (code: string) => ({
    code,
    product_id: PRODUCT_IDS[product],
    percent: PERCENT,
    valid_from: today,
    valid_until: addDays(today, 365),
    quote_id: null,
  });
  await tx
    .insertInto('promo_codes')
    .values([...DEMO_PROMO_CODES.travel.map(rowOf('travel')), ...DEMO_PROMO_CODES.home.map(rowOf('home'))])
    // A demo that is started again months later still has codes that hold.
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ valid_until: addDays(today, 365) }))
    .execute();
};
