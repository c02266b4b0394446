import type { PromoCode, QuoteRecord } from '#schemas/quote.ts';
import { previewDiscount } from '#domain/money/discount-preview.ts';
import type { DiscountPreview } from '#domain/money/discount-preview.ts';
import { stageRank } from '#domain/stages.ts';

/** What was changed on the order summary and not saved yet; nothing until then. */
export interface DiscountChoice {
  /** Percent typed by an agent. */
  readonly percent?: number | undefined;
  /** Code of a customer, which the server knows. */
  readonly promoCode?: PromoCode | undefined;
  /** A customer takes the code away that stands on the quote. */
  readonly removesCode?: boolean | undefined;
}

export interface OrderPrice extends DiscountPreview {
  readonly discountGivenBy: QuoteRecord['discountGivenBy'];
}

/** The price of an order: as the server answered it, or with the discount that is being chosen. */
export const orderPrice = (
  quote: QuoteRecord,
  { percent, promoCode, removesCode }: DiscountChoice,
): OrderPrice => {
  if (promoCode !== undefined) {
    const preview = previewDiscount(quote.orderLines, { source: 'promo', percent: promoCode.percent });
    return { ...preview, discountGivenBy: 'promo' };
  }
  const given = removesCode === true ? 0 : percent;
  if (given !== undefined) {
    const preview = previewDiscount(quote.orderLines, { source: 'agent', percent: given });
    return { ...preview, discountGivenBy: given > 0 ? 'agent' : 'nobody' };
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

/** A code that stands on the quote already is used once; no code takes it away. */
const codeToSave = (
  quote: QuoteRecord,
  { promoCode, removesCode }: DiscountChoice,
): DiscountChange | undefined => {
  const kind = 'promoCode';
  if (promoCode === undefined)
    return removesCode === true && quote.promoCode !== undefined ? { kind, code: '', percent: 0 } : undefined;
  return promoCode.code === quote.promoCode?.code ? undefined : { kind, ...promoCode };
};

/** What Next saves before it asks for the quick quote (TRV-061). */
export const discountToSave = (
  quote: QuoteRecord,
  who: 'agent' | 'customer',
  choice: DiscountChoice,
): DiscountChange | undefined =>
  who === 'agent' ? percentToSave(quote, choice.percent) : codeToSave(quote, choice);
