/** Products with an agent's discount; both motor products share one limit. */
export type DiscountProduct = 'travel' | 'home' | 'motor';

/** Highest percent an agent may give (SHELL-050, rulings K01 to K03). */
export const DISCOUNT_LIMITS: Readonly<Record<DiscountProduct, number>> = { travel: 30, home: 15, motor: 25 };
export const DISCOUNT_MINIMUM = 0;
export const DISCOUNT_STEP = 0.5;
/** What the input takes; `12.5` fits (TRV-048). */
export const DISCOUNT_MAX_CHARS = 4;

const MESSAGES = {
  travel: {
    nan: 'discount.travel.nan',
    empty: 'discount.travel.empty',
    range: 'discount.travel.range',
    plus: ['discount.travel.plus1', 'discount.travel.plus2'],
    minus: ['discount.travel.minus1', 'discount.travel.minus2'],
    stepNan: 'discount.travel.stepNan',
    stepRange: 'discount.travel.stepRange',
  },
  home: {
    nan: 'discount.home.nan',
    empty: 'discount.home.empty',
    range: 'discount.home.range',
    plus: ['discount.home.plus'],
    minus: ['discount.home.minus'],
    stepNan: 'discount.home.nan',
    stepRange: 'discount.home.range',
  },
  motor: {
    nan: 'discount.motor.nan',
    empty: 'discount.motor.empty',
    range: 'discount.motor.range',
    plus: ['discount.motor.plus'],
    minus: ['discount.motor.minus'],
    stepNan: 'discount.motor.nan',
    stepRange: 'discount.motor.stepRange',
  },
} as const;

type Texts = (typeof MESSAGES)[DiscountProduct];
export type DiscountMessage =
  | Texts['nan' | 'empty' | 'range' | 'stepNan' | 'stepRange']
  | Texts['plus' | 'minus'][number];

/** What stands in the field. `value` is the percent that arithmetic uses meanwhile. */
export type DiscountEntry =
  | { readonly state: 'ok'; readonly value: number }
  | { readonly state: 'clamped'; readonly value: number; readonly message: DiscountMessage }
  | { readonly state: 'empty' | 'nan' | 'range'; readonly value: 0; readonly message: DiscountMessage };

const NUMERIC = /^-?(\d+\.?\d*|\.\d+)$/;
// A point at the end is a number half typed, not a mistake.
const ALLOWED = /^\d{1,2}(\.\d{0,2})?$/;

/** Reads the typed text. A comma is the decimal sign of Indonesian keyboards. */
export const parseDiscount = (text: string, product: DiscountProduct): DiscountEntry => {
  const typed = text.trim().replace(',', '.');
  const messages = MESSAGES[product];
  const limit = DISCOUNT_LIMITS[product];
  if (typed === '') return { state: 'empty', value: 0, message: messages.empty };
  if (!NUMERIC.test(typed)) return { state: 'nan', value: 0, message: messages.nan };
  if (Number(typed) > limit) return { state: 'clamped', value: limit, message: messages.range };
  if (!ALLOWED.test(typed) || typed.length > DISCOUNT_MAX_CHARS) {
    return { state: 'range', value: 0, message: messages.range };
  }
  return { state: 'ok', value: Number(typed) };
};

export type DiscountStep =
  | { readonly state: 'moved'; readonly value: number }
  | { readonly state: 'refused'; readonly messages: readonly DiscountMessage[] };

/** Plus or minus 0.5. A step that would leave the range is refused and the value stays (ruling K10). */
export const stepDiscount = (
  entry: DiscountEntry,
  direction: 'plus' | 'minus',
  product: DiscountProduct,
): DiscountStep => {
  const messages = MESSAGES[product];
  if (entry.state === 'nan') return { state: 'refused', messages: [messages.stepNan] };
  if (entry.state === 'range') return { state: 'refused', messages: [messages.stepRange] };
  const next =
    Math.round((entry.value + (direction === 'plus' ? DISCOUNT_STEP : -DISCOUNT_STEP)) * 100) / 100;
  if (next > DISCOUNT_LIMITS[product]) return { state: 'refused', messages: messages.plus };
  if (next < DISCOUNT_MINIMUM) return { state: 'refused', messages: messages.minus };
  return { state: 'moved', value: next };
};

/** Next is closed while the field is in error; an empty field closes it on home and motor only (ruling K07). */
export const blocksNext = (entry: DiscountEntry, product: DiscountProduct): boolean =>
  entry.state === 'nan' || entry.state === 'range' || (entry.state === 'empty' && product !== 'travel');

/** The red field: a clamped or empty field only carries a message (rulings K06, K07). */
export const isDiscountInError = (entry: DiscountEntry): boolean =>
  entry.state === 'nan' || entry.state === 'range';

/** The server's side of the same rule: a number within the limit with at most two decimals. */
export const isDiscountAllowed = (percent: number, product: DiscountProduct): boolean =>
  Number.isFinite(percent) &&
  percent >= DISCOUNT_MINIMUM &&
  percent <= DISCOUNT_LIMITS[product] &&
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;
