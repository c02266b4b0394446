import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { priceOf } from '@payung/shared/domain/price.ts';
import type { Price, PriceInput, PriceLine } from '@payung/shared/domain/price.ts';
import { sumOf } from '@payung/shared/domain/money.ts';

/** What an order summary adds up: no admin cost yet (ruling K15). */
export const orderOf = (quote: TravelQuoteRecord): Pick<PriceInput, 'premium' | 'addOns'> => ({
  premium: quote.premium,
  addOns: quote.additionalBenefits.map((benefit) => ({
    description: benefit.BenefitDesc,
    premium: benefit.Premium,
  })),
});

/** The total before a reduction is chosen. */
export const priceBeforeDiscount = (quote: TravelQuoteRecord): Price => priceOf(orderOf(quote));

/** The lines of the price as the server computed it; nothing is added up here. */
export const serverLines = (quote: TravelQuoteRecord): readonly PriceLine[] => {
  const promo = quote.promoCodeList[0];
  const { addOns } = orderOf(quote);
  return [
    { label: 'price.premium', amount: quote.premium },
    ...addOns.map(
      (item): PriceLine => ({ label: 'price.addOn', values: { benefit: item.description }, amount: item.premium }),
    ),
    ...(quote.discountAmount > 0
      ? [
          {
            label: promo === undefined ? 'price.discount' : 'price.promo',
            values: { percent: promo?.discountPercent ?? quote.discountPercent },
            amount: -quote.discountAmount,
          } satisfies PriceLine,
        ]
      : []),
    { label: 'price.adminCost', amount: quote.adminCost },
    ...(quote.stampDuty > 0 ? [{ label: 'price.stampDuty', amount: quote.stampDuty } satisfies PriceLine] : []),
  ];
};

/** The order's price without admin cost, from the server's own amounts. */
export const subtotalOf = (quote: TravelQuoteRecord): number =>
  quote.premium + sumOf(quote.additionalBenefits.map((benefit) => benefit.Premium)) - quote.discountAmount;
