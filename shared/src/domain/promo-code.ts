import type { DiscountProduct } from './discount.ts';

/** A promo code has exactly this many characters (ruling K11). */
export const PROMO_CODE_LENGTHS: Readonly<Record<DiscountProduct, number>> = {
  travel: 19,
  home: 17,
  motor: 18,
};

const INVALID = { travel: 'promo.invalid', home: 'promo.invalid', motor: 'promo.motor.invalid' } as const;
export type PromoMessage = (typeof INVALID)[DiscountProduct];

/** The message for a code of the wrong length, or one that the server does not know (ruling K12). */
export const promoInvalidMessage = (product: DiscountProduct): PromoMessage => INVALID[product];

/** Codes are compared without spaces and in capitals, however they were typed or pasted. */
export const normalisePromoCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

export type PromoEntry =
  | { readonly state: 'empty' }
  | { readonly state: 'invalid'; readonly code: string; readonly message: PromoMessage }
  | { readonly state: 'complete'; readonly code: string };

/** `complete` may be sent for validation; an empty box does not block Next (ruling K14). */
export const checkPromoCode = (text: string, product: DiscountProduct): PromoEntry => {
  const code = normalisePromoCode(text);
  if (code === '') return { state: 'empty' };
  return code.length === PROMO_CODE_LENGTHS[product]
    ? { state: 'complete', code }
    : { state: 'invalid', code, message: INVALID[product] };
};
