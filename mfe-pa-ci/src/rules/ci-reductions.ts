import type { DiscountRules } from '@payung/shared/domain/money/discount.ts';
import { plainCode } from '@payung/shared/domain/text/plain-signs.ts';

/** What an agent may give on critical illness; the partner takes it off its own price (CI-005). */
export const ciDiscount: DiscountRules = {
  max: 25,
  isRequired: true,
  messages: {
    nan: 'ci.discount.nan',
    empty: 'ci.discount.empty',
    range: 'ci.discount.range',
    plus: ['ci.discount.plus'],
    minus: ['ci.discount.minus'],
    stepNan: 'ci.discount.nan',
    stepRange: 'ci.discount.range',
  },
};

export const CI_PROMO_MAX = 20;
const PROMO_CODE = /^[A-Z0-9]{4,20}$/;

/** Without spaces and in capitals, however it was typed or pasted. */
export const normaliseCiPromo = plainCode;

/** The form of a code; whether it counts the partner decides. None is all right. */
export const checkCiPromo = (text: string): 'ci.promo.invalid' | undefined => {
  const code = normaliseCiPromo(text);
  return code === '' || PROMO_CODE.test(code) ? undefined : 'ci.promo.invalid';
};
