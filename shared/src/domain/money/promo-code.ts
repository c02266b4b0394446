/** What a product says of its promo codes: their exact length (ruling K11), and the message for a wrong one. */
export interface PromoCodeRules {
  readonly length: number;
  /** Id of the message for a code of the wrong length, or one that the server does not know (ruling K12). */
  readonly invalid: string;
}

/** Codes are compared without spaces and in capitals, however they were typed or pasted. */
const normalisePromoCode = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

type PromoEntry =
  | { readonly state: 'empty' }
  | { readonly state: 'invalid'; readonly code: string; readonly message: string }
  | { readonly state: 'complete'; readonly code: string };

/** `complete` may be sent for validation; an empty box does not block Next (ruling K14). */
export const checkPromoCode = (text: string, { length, invalid }: PromoCodeRules): PromoEntry => {
  const code = normalisePromoCode(text);
  if (code === '') return { state: 'empty' };
  return code.length === length ? { state: 'complete', code } : { state: 'invalid', code, message: invalid };
};
