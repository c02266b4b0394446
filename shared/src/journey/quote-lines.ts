import type { PromoCode, QuoteRecord } from '#api/endpoints/quote.ts';
import { sumOf } from '#domain/money.ts';
import { priceOf } from '#domain/price.ts';
import type { Price, PriceInput, PriceLine } from '#domain/price.ts';
import { stageRank } from '#domain/stages.ts';

/** What an order summary adds up: no admin cost yet (ruling K15). */
export const orderOf = (quote: QuoteRecord): Pick<PriceInput, 'premium' | 'addOns'> => ({
  premium: quote.premium,
  addOns: quote.additionalBenefits.map((benefit) => ({
    description: benefit.BenefitDesc,
    premium: benefit.Premium,
  })),
});

const reductionLines = (quote: QuoteRecord): readonly PriceLine[] => {
  if (quote.discountAmount <= 0) return [];
  const promo = quote.promoCodeList[0];
  return [
    {
      label: promo === undefined ? 'price.discount' : 'price.promo',
      values: { percent: promo?.discountPercent ?? quote.discountPercent },
      amount: -quote.discountAmount,
    },
  ];
};

/** The order's lines as the server computed them, without admin cost; nothing is added up here. */
export const orderLines = (quote: QuoteRecord): readonly PriceLine[] => [
  { label: 'price.premium', amount: quote.premium },
  ...orderOf(quote).addOns.map(({ description, premium }): PriceLine => ({
    label: 'price.addOn',
    values: { benefit: description },
    amount: premium,
  })),
  ...reductionLines(quote),
];

/** The amount due line by line, as the server computed it; admin cost and discount stand apart (PAY-034). */
export const dueLines = (quote: QuoteRecord): readonly PriceLine[] => [
  ...orderLines(quote),
  { label: 'price.adminCost', amount: quote.adminCost },
  ...(quote.stampDuty > 0 ? [{ label: 'price.stampDuty', amount: quote.stampDuty } as const] : []),
];

/** The order's price without admin cost, from the server's own amounts. */
export const subtotalOf = (quote: QuoteRecord): number => sumOf(orderLines(quote).map((line) => line.amount));

/** What was changed on the order summary; nothing until then. */
export interface Reduction {
  /** Percent set by the agent. */
  readonly percent?: number | undefined;
  /** Code applied by the customer. */
  readonly promo?: PromoCode | undefined;
}

/** The price as the server will compute it: a promo code goes before a percent, a new percent replaces a code. */
export const previewPrice = (quote: QuoteRecord, { percent, promo }: Reduction): Price =>
  priceOf({
    ...orderOf(quote),
    discountPercent: percent ?? quote.discountPercent,
    promoPercent:
      promo?.discountPercent ?? (percent === undefined ? quote.promoCodeList[0]?.discountPercent : undefined),
  });

/** Saving an unchanged percent would send a quoted quote back, and an untouched one would drop the customer's code. */
const discountToSave = (
  quote: QuoteRecord,
  percent: number | undefined,
): { discountPercent: number } | undefined => {
  const isUnchanged =
    percent === undefined || (percent === quote.discountPercent && quote.promoCodeList.length === 0);
  const isQuoted = stageRank(quote.stage) >= stageRank('Quick Quote Created');
  if (isUnchanged && (isQuoted || quote.promoCodeList.length > 0)) return undefined;
  return { discountPercent: percent ?? quote.discountPercent };
};

/** A code that stands on the quote already is used once. */
const promoToSave = (
  quote: QuoteRecord,
  promo: PromoCode | undefined,
): { promoCodeList: [PromoCode] } | undefined =>
  promo === undefined || promo.promoCode === quote.promoCodeList[0]?.promoCode
    ? undefined
    : { promoCodeList: [promo] };

/** What Next saves before it asks for the quick quote (TRV-061). */
export const reductionToSave = (
  quote: QuoteRecord,
  who: 'agent' | 'customer',
  { percent, promo }: Reduction,
): { discountPercent: number } | { promoCodeList: [PromoCode] } | undefined =>
  who === 'agent' ? discountToSave(quote, percent) : promoToSave(quote, promo);
