import { todayInJakarta, addDays } from '@payung/shared/domain/dates.ts';
import { checkPromoCode } from '@payung/shared/domain/money/discount.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { limitFailures } from '#core/access/limits.ts';
import type { LimitContext } from '#core/access/limits.ts';
import { ApiRefusal, ERR_CODE, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findUsablePromo, renewPromoCodes } from './promo-codes-sql.ts';
import type { UsablePromo } from './promo-codes-sql.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { DemoContext, HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { EventContext, QuoteCommand, ProductRules } from '../product/insurance-product.ts';
import { requireQuote } from '../quote-record.ts';
import type { Queries } from '#core/database/database.ts';

/** A code that does not count on the quote: guesses are counted by it. */
export class PromoCodeRefused extends ApiRefusal {
  constructor({ promoCode, textOf }: ProductRules) {
    const text = promoCode === undefined ? TEXTS.noPromoCodes : textOf(promoCode.invalid);
    super({ status: 422, errCode: ERR_CODE.refused }, text);
  }
}

type PromoCodeContext = Pick<EventContext, 'tx' | 'quote' | 'product' | 'now'>;

/** The code as it would count on the quote. */
const requirePromoCode = async (
  code: string,
  { tx, quote, product, now }: PromoCodeContext,
): Promise<UsablePromo> => {
  if (product.promoCode === undefined) throw refused(TEXTS.noPromoCodes);
  const entry = checkPromoCode(code, product.promoCode);
  const promo =
    entry.state === 'complete'
      ? await findUsablePromo(tx, { code: entry.code, quote, today: todayInJakarta(now) })
      : undefined;
  if (promo === undefined) throw new PromoCodeRefused(product);
  return promo;
};

/** What a promo code sets, in place of an agent's discount (ruling R04). What counts is the code's own percent. */
const promoCodePatch = async (code: string, context: EventContext): Promise<QuotePatch> => {
  const promo = await requirePromoCode(code, context);
  return { promo_code: promo.code, promo_percent: promo.percent, discount_percent: 0 };
};

/** Saves a promo code; an empty one takes the quote's away. */
export const promoCodeCommand = (code: string): QuoteCommand =>
  code === ''
    ? { event: 'removePromo', change: () => ({ promo_code: '', promo_percent: 0 }) }
    : { event: 'savePromo', change: (context) => promoCodePatch(code, context) };

const isPromoRefused = (error: unknown): boolean => error instanceof PromoCodeRefused;

/** Guesses are counted on the quote, whichever call makes them; a code that counts is no guess. */
export const limitGuesses = <T>(
  context: LimitContext,
  quoteId: string,
  work: () => Promise<T>,
): Promise<T> => {
  return limitFailures(
    context,
    { limit: LIMITS_OF_SESSIONS.limit('promoGuesses', quoteId), isFailure: isPromoRefused },
    work,
  );
};

interface TypedPromoCode {
  readonly code: string;
  /** Customers leave it out: they have one quote. */
  readonly quoteId?: string | undefined;
  /** Where the call serves one product alone. */
  readonly productId?: string;
}

/** The percent of a code that would count on the quote; nothing is saved. */
export const validatePromoCode = async (
  { caller }: Pick<HandlerContext, 'caller'>,
  services: Services,
  { code, quoteId, productId }: TypedPromoCode,
): Promise<number> => {
  const { db, clock, products } = services;
  const own = caller.kind === 'visit' ? caller.quoteId : '';
  const quote = await requireQuote(db, quoteId ?? own, productId);
  const product = products.sold(quote.product_id);
  return limitGuesses(services, quote.id, async () => {
    const { percent } = await requirePromoCode(code, { tx: db, quote, product, now: clock.now() });
    return percent;
  });
};

const PERCENT = 10;
const VALID_DAYS = 365;

/** Those of the products; every one works once. */
export const seedPromoCodes = async (
  tx: Queries,
  { promoCodes, now }: Pick<DemoContext, 'promoCodes' | 'now'>,
): Promise<void> => {
  const today = todayInJakarta(now);
  const validUntil = addDays(today, VALID_DAYS);
  const codes = promoCodes.flatMap(([productId, ofProduct]) =>
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
