import { plainCode, plainSigns } from '../text/plain-signs.ts';

/**
 * What a product says of its discount: the highest percent that an agent may give (SHELL-050, rulings K01
 * to K03) and the ids of the messages that are shown, which are texts of the product.
 */
export interface DiscountRules {
  readonly max: number;
  /** Whether an empty field keeps an agent from going on (ruling K07). */
  readonly isRequired: boolean;
  readonly messages: {
    readonly nan: string;
    readonly empty: string;
    readonly range: string;
    readonly plus: readonly string[];
    readonly minus: readonly string[];
    /** Plus or minus pressed beside what is no number, or out of range. */
    readonly stepNan: string;
    readonly stepRange: string;
  };
}

const DISCOUNT_MINIMUM = 0;
export const DISCOUNT_STEP = 0.5;
/** What the input takes; `12.5` fits (TRV-048). */
export const DISCOUNT_MAX_CHARS = 4;

/** What stands in the field. `value` is the percent that arithmetic uses meanwhile. */
type DiscountEntry =
  | { readonly state: 'ok'; readonly value: number }
  | { readonly state: 'clamped'; readonly value: number; readonly message: string }
  | { readonly state: 'empty' | 'nan' | 'range'; readonly value: 0; readonly message: string };

const NUMERIC = /^-?(\d+\.?\d*|\.\d+)$/;
// A point at the end is a number half typed, not a mistake.
const ALLOWED = /^\d{1,2}(\.\d{0,2})?$/;

/** Reads the typed text. A comma is the decimal sign of Indonesian keyboards. */
export const parseDiscount = (text: string, { max, messages }: DiscountRules): DiscountEntry => {
  const typed = plainSigns(text).replace(',', '.');
  if (typed === '') return { state: 'empty', value: 0, message: messages.empty };
  if (!NUMERIC.test(typed)) return { state: 'nan', value: 0, message: messages.nan };
  if (Number(typed) > max) return { state: 'clamped', value: max, message: messages.range };
  if (!ALLOWED.test(typed) || typed.length > DISCOUNT_MAX_CHARS) {
    return { state: 'range', value: 0, message: messages.range };
  }
  return { state: 'ok', value: Number(typed) };
};

type DiscountStep =
  | { readonly state: 'moved'; readonly value: number }
  | { readonly state: 'refused'; readonly messages: readonly string[] };

/** Plus or minus 0.5. A step that would leave the range is refused and the value stays (ruling K10). */
export const stepDiscount = (
  entry: DiscountEntry,
  direction: 'plus' | 'minus',
  { max, messages }: DiscountRules,
): DiscountStep => {
  if (entry.state === 'nan') return { state: 'refused', messages: [messages.stepNan] };
  if (entry.state === 'range') return { state: 'refused', messages: [messages.stepRange] };
  const next =
    Math.round((entry.value + (direction === 'plus' ? DISCOUNT_STEP : -DISCOUNT_STEP)) * 100) / 100;
  if (next > max) return { state: 'refused', messages: messages.plus };
  if (next < DISCOUNT_MINIMUM) return { state: 'refused', messages: messages.minus };
  return { state: 'moved', value: next };
};

/** Next is closed while the field is in error; whether an empty field closes it is the product's (ruling K07). */
export const blocksNext = (entry: DiscountEntry, { isRequired }: DiscountRules): boolean =>
  entry.state === 'nan' || entry.state === 'range' || (entry.state === 'empty' && isRequired);

/** The red field: a clamped or empty field only carries a message (rulings K06, K07). */
export const isDiscountInError = (entry: DiscountEntry): boolean =>
  entry.state === 'nan' || entry.state === 'range';

/** The server's side of the same rule: a number within the limit with at most two decimals. */
export const isDiscountAllowed = (percent: number, { max }: DiscountRules): boolean =>
  Number.isFinite(percent) &&
  percent >= DISCOUNT_MINIMUM &&
  percent <= max &&
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

/** What a product says of its promo codes: their exact length (ruling K11), and the message for a wrong one. */
export interface PromoCodeRules {
  readonly length: number;
  /** Id of the message for a code of the wrong length, or one that the server does not know (ruling K12). */
  readonly invalid: string;
}

type PromoEntry =
  | { readonly state: 'empty' }
  | { readonly state: 'invalid'; readonly code: string; readonly message: string }
  | { readonly state: 'complete'; readonly code: string };

/** Codes are compared without spaces and in capitals, however they were typed or pasted. `complete` may be sent for validation; an empty box does not block Next (ruling K14). */
export const checkPromoCode = (text: string, { length, invalid }: PromoCodeRules): PromoEntry => {
  const code = plainCode(text);
  if (code === '') return { state: 'empty' };
  return code.length === length ? { state: 'complete', code } : { state: 'invalid', code, message: invalid };
};
