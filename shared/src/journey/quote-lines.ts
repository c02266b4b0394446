import type { QuoteRecord } from '#api/endpoints/quote.ts';
import type { PriceLine } from '#domain/price.ts';

const reductionOf = (quote: QuoteRecord): readonly PriceLine[] => {
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

/** The amount due line by line, as the server computed it; admin cost and discount stand apart (PAY-034). */
export const linesOfQuote = (quote: QuoteRecord): readonly PriceLine[] => [
  { label: 'price.premium', amount: quote.premium },
  ...quote.additionalBenefits.map((benefit): PriceLine => ({
    label: 'price.addOn',
    values: { benefit: benefit.BenefitDesc },
    amount: benefit.Premium,
  })),
  ...reductionOf(quote),
  { label: 'price.adminCost', amount: quote.adminCost },
  ...(quote.stampDuty > 0 ? [{ label: 'price.stampDuty', amount: quote.stampDuty } as const] : []),
];
