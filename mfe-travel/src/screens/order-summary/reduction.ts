import type { PromoCode } from '@payung/shared/api/endpoints/quote.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { priceOf } from '@payung/shared/domain/price.ts';
import type { Price } from '@payung/shared/domain/price.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { orderOf } from '#travel-quote/quote-price.ts';

/** What was changed on this page; nothing until then. */
export interface Reduction {
  /** Percent set by the agent. */
  readonly percent?: number | undefined;
  /** Code applied by the customer. */
  readonly promo?: PromoCode | undefined;
}

/** The price as the server will compute it: a promo code goes before a percent, a new percent replaces a code. */
export const previewPrice = (quote: TravelQuoteRecord, { percent, promo }: Reduction): Price =>
  priceOf({
    ...orderOf(quote),
    discountPercent: percent ?? quote.discountPercent,
    promoPercent:
      promo?.discountPercent ?? (percent === undefined ? quote.promoCodeList[0]?.discountPercent : undefined),
  });

/** Saving an unchanged percent would send a quoted quote back, and an untouched one would drop the customer's code. */
const discountToSave = (
  quote: TravelQuoteRecord,
  percent: number | undefined,
): UpdateTravelQuoteInput | undefined => {
  const isUnchanged =
    percent === undefined || (percent === quote.discountPercent && quote.promoCodeList.length === 0);
  const isQuoted = stageRank(quote.stage) >= stageRank('Quick Quote Created');
  if (isUnchanged && (isQuoted || quote.promoCodeList.length > 0)) return undefined;
  return { discountPercent: percent ?? quote.discountPercent };
};

/** A code that stands on the quote already is used once. */
const promoToSave = (
  quote: TravelQuoteRecord,
  promo: PromoCode | undefined,
): UpdateTravelQuoteInput | undefined =>
  promo === undefined || promo.promoCode === quote.promoCodeList[0]?.promoCode
    ? undefined
    : { promoCodeList: [promo] };

/** What Next saves before it asks for the quick quote (TRV-061). */
export const reductionToSave = (
  quote: TravelQuoteRecord,
  who: 'agent' | 'customer',
  { percent, promo }: Reduction,
): UpdateTravelQuoteInput | undefined =>
  who === 'agent' ? discountToSave(quote, percent) : promoToSave(quote, promo);
