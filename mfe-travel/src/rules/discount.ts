import type { DiscountRules, PromoCodeRules } from '@payung/shared/domain/money/discount.ts';

/** What an agent may give on a travel quote (TRV-047 to TRV-056, ruling K07). */
export const travelDiscount = {
  max: 30,
  isRequired: false,
  messages: {
    nan: 'travel.discount.nan',
    empty: 'travel.discount.empty',
    range: 'travel.discount.range',
    plus: ['travel.discount.plus1', 'travel.discount.plus2'],
    minus: ['travel.discount.minus1', 'travel.discount.minus2'],
    stepNan: 'travel.discount.stepNan',
    stepRange: 'travel.discount.stepRange',
  },
} as const satisfies DiscountRules;

/** TRV-057, ruling K11. */
export const travelPromoCode = { length: 19, invalid: 'promo.invalid' } as const satisfies PromoCodeRules;
