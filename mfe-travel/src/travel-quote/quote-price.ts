import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { PriceInput, PriceLine } from '@payung/shared/domain/price.ts';
import { sumOf } from '@payung/shared/domain/money.ts';

/** What an order summary adds up: no admin cost yet (ruling K15). */
export const orderOf = (quote: TravelQuoteRecord): Pick<PriceInput, 'premium' | 'addOns'> => ({
  premium: quote.premium,
  addOns: quote.additionalBenefits.map((benefit) => ({
    description: benefit.BenefitDesc,
    premium: benefit.Premium,
  })),
});

/** The order's lines as the server computed them, without admin cost; nothing is added up here. */
export const orderLines = (quote: TravelQuoteRecord): readonly PriceLine[] => {
  const promo = quote.promoCodeList[0];
  const lines: PriceLine[] = [{ label: 'price.premium', amount: quote.premium }];
  for (const { description, premium } of orderOf(quote).addOns) {
    lines.push({ label: 'price.addOn', values: { benefit: description }, amount: premium });
  }
  if (quote.discountAmount > 0) {
    const percent = promo?.discountPercent ?? quote.discountPercent;
    const label = promo === undefined ? 'price.discount' : 'price.promo';
    lines.push({ label, values: { percent }, amount: -quote.discountAmount });
  }
  return lines;
};

/** With everything that is paid (ruling K15). */
export const dueLines = (quote: TravelQuoteRecord): readonly PriceLine[] => [
  ...orderLines(quote),
  { label: 'price.adminCost', amount: quote.adminCost },
  ...(quote.stampDuty > 0 ? [{ label: 'price.stampDuty', amount: quote.stampDuty } satisfies PriceLine] : []),
];

/** The order's price without admin cost, from the server's own amounts. */
export const subtotalOf = (quote: TravelQuoteRecord): number =>
  sumOf(orderLines(quote).map((line) => line.amount));
