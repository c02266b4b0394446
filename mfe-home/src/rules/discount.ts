import type { DiscountRules, PromoCodeRules } from '@payung/shared/domain/money/discount.ts';

/** What an agent may give (HOME-038 to HOME-047). */
export const homeDiscount: DiscountRules = {
  max: 15,
  isRequired: true,
  messages: {
    nan: 'home.discount.nan',
    empty: 'home.discount.empty',
    range: 'home.discount.range',
    plus: ['home.discount.plus'],
    minus: ['home.discount.minus'],
    stepNan: 'home.discount.nan',
    stepRange: 'home.discount.range',
  },
};

/** Exactly 17 characters (HOME-048). */
export const homePromoCode: PromoCodeRules = { length: 17, invalid: 'promo.invalid' };
