import { describe, expect, it } from 'vitest';
import { kiteDiscount, kitePromoCode } from '#testing/kite.ts';
import {
  blocksNext,
  DISCOUNT_MAX_CHARS,
  DISCOUNT_STEP,
  isDiscountAllowed,
  isDiscountInError,
  parseDiscount,
  stepDiscount,
  checkPromoCode,
} from './discount.ts';
import { previewDiscount } from './discount-preview.ts';
import type { DiscountRules } from './discount.ts';
import type { PriceLine } from '#schemas/quote.ts';

/** Whose limit is the given one. */
const upTo = (max: number): DiscountRules => ({ ...kiteDiscount, max });
const strict: DiscountRules = { ...kiteDiscount, isRequired: true };

it.each([15, 25, 30])(
  'lets the server take 0 to %d percent where that is the limit of the product',
  (max) => {
    expect(isDiscountAllowed(0, upTo(max))).toBe(true);
    expect(isDiscountAllowed(max, upTo(max))).toBe(true);
    expect(isDiscountAllowed(max + 0.01, upTo(max))).toBe(false);
    expect(isDiscountAllowed(-0.01, upTo(max))).toBe(false);
    expect(isDiscountAllowed(1.255, upTo(max))).toBe(false);
  },
);

it('accepts numbers only, none negative, within 0 to 15, 0 to 25 or 0 to 30 [ERR-029]', () => {
  expect(parseDiscount('15', upTo(15))).toEqual({ state: 'ok', value: 15 });
  expect(parseDiscount('25', upTo(25))).toEqual({ state: 'ok', value: 25 });
  expect(parseDiscount('30', upTo(30))).toEqual({ state: 'ok', value: 30 });
  expect(parseDiscount('15.5', upTo(15))).toMatchObject({ state: 'clamped', value: 15 });
  expect(parseDiscount('ten', upTo(25)).state).toBe('nan');
  for (const max of [15, 25, 30]) expect(parseDiscount('-1', upTo(max)).state).toBe('range');
});

describe('the typed discount', () => {
  it.each([
    ['0', 0],
    ['7.5', 7.5],
    ['12.5', 12.5],
    ['7,5', 7.5],
    [' 30 ', 30],
    ['9.99', 9.99],
  ])('takes %j as a number from 0 to 30 with at most two decimals [TRV-047]', (text, value) => {
    expect(parseDiscount(text, kiteDiscount)).toEqual({ state: 'ok', value });
  });

  it.each(['-1', '.125', '1.555'])(
    'refuses %j, which is no percent of at most two decimals [TRV-047]',
    (text) => {
      const entry = parseDiscount(text, kiteDiscount);
      expect(entry).toEqual({ state: 'range', value: 0, message: 'kite.discount.range' });
      expect([isDiscountInError(entry), blocksNext(entry, kiteDiscount)]).toEqual([true, true]);
    },
  );

  it('clamps a value above 30 and says so, without an error', () => {
    const entry = parseDiscount('31', kiteDiscount);
    expect(entry).toEqual({ state: 'clamped', value: 30, message: 'kite.discount.range' });
    expect(isDiscountInError(entry)).toBe(false);
    expect(blocksNext(entry, kiteDiscount)).toBe(false);
  });

  it('flags what is no number', () => {
    const entry = parseDiscount('abc', kiteDiscount);
    expect(entry).toEqual({ state: 'nan', value: 0, message: 'kite.discount.nan' });
    expect(isDiscountInError(entry)).toBe(true);
    expect(blocksNext(entry, kiteDiscount)).toBe(true);
  });

  it('counts an empty field as 0 and leaves Next open unless the product needs a number (ruling K07)', () => {
    const entry = parseDiscount(' ', kiteDiscount);
    expect(entry).toEqual({ state: 'empty', value: 0, message: 'kite.discount.empty' });
    expect(blocksNext(entry, kiteDiscount)).toBe(false);
    expect(blocksNext(parseDiscount('', strict), strict)).toBe(true);
  });

  it('accepts a number that is half typed', () => {
    expect(parseDiscount('7.', kiteDiscount)).toEqual({ state: 'ok', value: 7 });
  });
});

describe('the stepper', () => {
  it.each([15, 25, 30])('steps up to the limit of %d and down to 0, and no further (ruling K10)', (max) => {
    const step = (typed: number, direction: 'plus' | 'minus') =>
      stepDiscount(parseDiscount(String(typed), upTo(max)), direction, upTo(max));
    expect(step(max - 0.5, 'plus')).toEqual({ state: 'moved', value: max });
    expect(step(max - 0.49, 'plus').state).toBe('refused');
    expect(step(0.5, 'minus')).toEqual({ state: 'moved', value: 0 });
    expect(step(0.49, 'minus').state).toBe('refused');
  });

  it('moves by 0.5 and fits four characters', () => {
    expect(DISCOUNT_STEP).toBe(0.5);
    expect(DISCOUNT_MAX_CHARS).toBe(4);
    expect(stepDiscount(parseDiscount('12.5', kiteDiscount), 'plus', kiteDiscount)).toEqual({
      state: 'moved',
      value: 13,
    });
    expect(stepDiscount(parseDiscount('0.1', kiteDiscount), 'plus', kiteDiscount)).toEqual({
      state: 'moved',
      value: 0.6,
    });
    expect(stepDiscount(parseDiscount('0.5', kiteDiscount), 'minus', kiteDiscount)).toEqual({
      state: 'moved',
      value: 0,
    });
  });

  it.each(['30', '29.8', '31'])('refuses plus from %s with both messages (ruling K10)', (text) => {
    expect(stepDiscount(parseDiscount(text, kiteDiscount), 'plus', kiteDiscount)).toEqual({
      state: 'refused',
      messages: ['kite.discount.plus1', 'kite.discount.plus2'],
    });
  });

  it.each(['0', '0.3', ''])('refuses minus from %j with both messages', (text) => {
    expect(stepDiscount(parseDiscount(text, kiteDiscount), 'minus', kiteDiscount)).toEqual({
      state: 'refused',
      messages: ['kite.discount.minus1', 'kite.discount.minus2'],
    });
  });

  it('says why it does not move while the field is in error', () => {
    expect(stepDiscount(parseDiscount('x', kiteDiscount), 'plus', kiteDiscount)).toEqual({
      state: 'refused',
      messages: ['kite.discount.stepNan'],
    });
    expect(stepDiscount(parseDiscount('-2', kiteDiscount), 'plus', kiteDiscount)).toEqual({
      state: 'refused',
      messages: ['kite.discount.stepRange'],
    });
  });
});

it('takes a code of exactly the length of the product, here 19, otherwise says that it is invalid [TRV-057]', () => {
  expect(checkPromoCode('A'.repeat(19), kitePromoCode)).toEqual({ state: 'complete', code: 'A'.repeat(19) });
  for (const length of [1, 18, 20]) {
    expect(checkPromoCode('A'.repeat(length), kitePromoCode)).toEqual({
      state: 'invalid',
      code: 'A'.repeat(length),
      message: 'promo.invalid',
    });
  }
});

it('accepts an empty promo code (ruling K14)', () => {
  expect(checkPromoCode('  ', kitePromoCode)).toEqual({ state: 'empty' });
});

it('returns the product’s message for a code of the wrong length (ruling K11)', () => {
  const rules = { length: 3, invalid: 'kite.code' };
  expect(checkPromoCode('A', rules)).toEqual({ state: 'invalid', code: 'A', message: 'kite.code' });
  expect(checkPromoCode('ABC', rules)).toEqual({ state: 'complete', code: 'ABC' });
});

it('reads a pasted code whatever its case and spaces', () => {
  expect(checkPromoCode(' kit-2027 hemat-12345 ', kitePromoCode)).toMatchObject({
    code: 'KIT-2027HEMAT-12345',
  });
});

const ordered: readonly PriceLine[] = [
  { label: 'price.premium', amount: 250_000 },
  { label: 'price.addOn', values: { benefit: 'Long string' }, amount: 75_500 },
];

it('takes the discount of premium and add-ons, rounded half up (ruling K16)', () => {
  expect(previewDiscount(ordered, { source: 'agent', percent: 12.5 })).toEqual({
    discountAmount: 40_688,
    orderLines: [...ordered, { label: 'price.discount', values: { percent: 12.5 }, amount: -40_688 }],
    subtotal: 284_812,
  });
});

it('labels the discount of a promo code as price.promo', () => {
  const { orderLines } = previewDiscount(ordered, { source: 'promo', percent: 20 });
  expect(orderLines.at(-1)).toEqual({ label: 'price.promo', values: { percent: 20 }, amount: -65_100 });
});

it.each(['price.discount', 'price.promo'] as const)('puts itself in place of a saved %s', (label) => {
  const saved = [...ordered, { label, values: { percent: 10 }, amount: -32_550 }];
  expect(previewDiscount(saved, { source: 'agent', percent: 20 })).toEqual(
    previewDiscount(ordered, { source: 'agent', percent: 20 }),
  );
});

it('adds no discount line for 0 percent', () => {
  expect(previewDiscount(ordered, { source: 'agent', percent: 0 })).toEqual({
    discountAmount: 0,
    orderLines: ordered,
    subtotal: 325_500,
  });
});
