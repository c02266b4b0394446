import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { DiscountProduct } from '@payung/shared/domain/discount.ts';
import { checkPromoCode } from '@payung/shared/domain/promo-code.ts';
import type { PromoCodeInput } from '@payung/shared/api/schemas/quote-bodies.ts';
import type { Caller } from '#access/caller.ts';
import type { Queries } from '#database/database.ts';
import { countHit, secondsBlocked } from '#repositories/limits.ts';
import type { Limit } from '#repositories/limits.ts';
import { findUsablePromo } from '#repositories/promo-codes.ts';
import type { UsablePromo } from '#repositories/promo-codes.ts';
import type { Quote } from '#repositories/tables.ts';
import { refused, tooMany } from '../refusal.ts';
import type { Services } from '../services.ts';
import { sharedText } from '../texts.ts';
import { requireQuote } from './require-quote.ts';

/** Not specified: nobody mistypes more often, somebody who guesses does. */
const WRONG_CODES_PER_HOUR = 10;

const guessesOf = (quoteId: string): Limit => ({
  bucket: `promo:${quoteId}`,
  most: WRONG_CODES_PER_HOUR,
  windowSeconds: 3600,
});

export const promoRefusal = () => refused(sharedText('promo.invalid'));

export const requirePromo = async (
  db: Queries,
  typed: string,
  quote: Quote,
  product: DiscountProduct,
  now: Date,
): Promise<UsablePromo> => {
  const entry = checkPromoCode(typed, product);
  const promo =
    entry.state === 'complete'
      ? await findUsablePromo(db, entry.code, quote, todayInJakarta(now))
      : undefined;
  if (promo === undefined) throw promoRefusal();
  return promo;
};

/** Guesses are counted on the quote, whichever call makes them. */
export const withGuessLimit = async <T>(
  services: Services,
  quoteId: string,
  work: () => Promise<T>,
): Promise<T> => {
  const limit = guessesOf(quoteId);
  const wait = await secondsBlocked(services.db, limit, services.clock.now());
  if (wait > 0) throw tooMany(wait);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.message === promoRefusal().message) {
      await countHit(services.db, limit, services.clock.now());
    }
    throw error;
  }
};

/** The percent of a code that would count on the quote; the caller's own where none is named. */
export const promoPercent = async (
  services: Services,
  caller: Caller,
  body: PromoCodeInput,
  productId: string,
): Promise<number> => {
  const own = caller.kind === 'customer' ? caller.quoteId : '';
  const quote = await requireQuote(services.db, body.quoteId ?? own, productId);
  const { reductions } = services.productOf(productId);
  return withGuessLimit(services, quote.id, async () => {
    const promo = await requirePromo(services.db, body.promoCode, quote, reductions, services.clock.now());
    return promo.percent;
  });
};
