import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { checkPromoCode } from '@payung/shared/domain/promo-code.ts';
import type { Queries } from '#database/database.ts';
import { countHit, secondsBlocked } from '#repositories/limits.ts';
import type { Limit } from '#repositories/limits.ts';
import { findUsablePromo } from '#repositories/promo-codes.ts';
import type { UsablePromo } from '#repositories/promo-codes.ts';
import { findQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import type { AskOf } from '../area.ts';
import { absent, refused, tooMany } from '../refusal.ts';
import type { Services } from '../services.ts';
import { sharedText } from '../texts.ts';

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
  now: Date,
): Promise<UsablePromo> => {
  const entry = checkPromoCode(typed, 'travel');
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

export const validatePromo = async (ask: AskOf<'validatePromo'>, services: Services) => {
  const own = ask.caller.kind === 'customer' ? ask.caller.quoteId : '';
  const quote = await findQuote(services.db, ask.body.quoteId ?? own);
  if (quote === undefined) throw absent();
  return withGuessLimit(services, quote.id, async () => {
    const promo = await requirePromo(services.db, ask.body.promoCode, quote, services.clock.now());
    return { discount: promo.percent };
  });
};
