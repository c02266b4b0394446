import type { PromoCode, QuoteRecord } from '#api/endpoints/quote.ts';
import { previewDiscount } from '#domain/money/discount-preview.ts';
import type { DiscountPreview } from '#domain/money/discount-preview.ts';
import { stageRank } from '#domain/stages.ts';

/** What was changed on the order summary and not saved yet; nothing until then. */
export interface DiscountChoice {
  /** Percent typed by an agent. */
  readonly percent?: number | undefined;
  /** Code of a customer, which the server knows. */
  readonly promoCode?: PromoCode | undefined;
}

export interface OrderPrice extends DiscountPreview {
  readonly discountGivenBy: QuoteRecord['discountGivenBy'];
}

/** The price of an order: as the server answered it, or with the discount that is being chosen. */
export const orderPrice = (quote: QuoteRecord, { percent, promoCode }: DiscountChoice): OrderPrice => {
  if (promoCode !== undefined) {
    const preview = previewDiscount(quote.orderLines, { source: 'promo', percent: promoCode.percent });
    return { ...preview, discountGivenBy: 'promo' };
  }
  if (percent !== undefined) {
    const preview = previewDiscount(quote.orderLines, { source: 'agent', percent });
    return { ...preview, discountGivenBy: percent > 0 ? 'agent' : 'nobody' };
  }
  const { discountGivenBy, discountAmount, orderLines, subtotal } = quote;
  return { discountGivenBy, discountAmount, orderLines, subtotal };
};

/** A discount as a product's update call takes it. */
export type DiscountChange =
  | { readonly kind: 'discount'; readonly percent: number }
  | { readonly kind: 'promoCode'; readonly code: string; readonly percent: number };

/** Saving an unchanged percent would send a quoted quote back, and an untouched one would drop the customer's code. */
const percentToSave = (quote: QuoteRecord, percent: number | undefined): DiscountChange | undefined => {
  const hasCode = quote.promoCode !== undefined;
  const isUnchanged = percent === undefined || (percent === quote.discountPercent && !hasCode);
  const isQuoted = stageRank(quote.stage) >= stageRank('Quick Quote Created');
  if (isUnchanged && (isQuoted || hasCode)) return undefined;
  return { kind: 'discount', percent: percent ?? quote.discountPercent };
};

/** A code that stands on the quote already is used once. */
const codeToSave = (quote: QuoteRecord, promoCode: PromoCode | undefined): DiscountChange | undefined =>
  promoCode === undefined || promoCode.code === quote.promoCode?.code
    ? undefined
    : { kind: 'promoCode', ...promoCode };

/** What Next saves before it asks for the quick quote (TRV-061). */
export const discountToSave = (
  quote: QuoteRecord,
  who: 'agent' | 'customer',
  { percent, promoCode }: DiscountChoice,
): DiscountChange | undefined =>
  who === 'agent' ? percentToSave(quote, percent) : codeToSave(quote, promoCode);
