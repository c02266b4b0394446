import { expect, it } from 'vitest';
import {
  blocksNext,
  DISCOUNT_MAX_CHARS,
  DISCOUNT_STEP,
  isDiscountAllowed,
  parseDiscount,
  stepDiscount,
  checkPromoCode,
} from '@payung/shared/domain/money/discount.ts';
import { motorDiscount, motorPromoCode, serverDiscountProblem } from './discount.ts';
import en from './messages/en.json' with { type: 'json' };

const parse = (text: string) => parseDiscount(text, motorDiscount);
const textOf = (message: string): string | undefined => (en as Readonly<Record<string, string>>)[message];
const typed = (text: string) => {
  const entry = parse(text);
  return 'message' in entry ? textOf(entry.message) : '';
};
const stepped = (text: string, direction: 'plus' | 'minus') => {
  const step = stepDiscount(parse(text), direction, motorDiscount);
  return step.state === 'moved' ? step.value : step.messages.map(textOf);
};

it('lets agents give 0 to 25 percent on motor [MOT-037] [SHELL-050]', () => {
  expect(motorDiscount.max).toBe(25);
  expect([0, 12.5, 25].map((percent) => isDiscountAllowed(percent, motorDiscount))).toEqual([
    true,
    true,
    true,
  ]);
  expect([25.01, -0.01, 1.255].map((percent) => isDiscountAllowed(percent, motorDiscount))).toEqual([
    false,
    false,
    false,
  ]);
});

it('steps by 0.5 [MOT-038]', () => {
  expect(DISCOUNT_STEP).toBe(0.5);
  expect([stepped('12', 'plus'), stepped('12', 'minus'), stepped('24.5', 'plus')]).toEqual([12.5, 11.5, 25]);
});

it('accepts at most four characters [MOT-039]', () => {
  expect(DISCOUNT_MAX_CHARS).toBe(4);
  expect(parse('12.55')).toMatchObject({ state: 'range' });
});

it('closes Next while the discount is invalid or missing (ruling K07) [MOT-040]', () => {
  expect(['', 'x', '-1'].map((text) => blocksNext(parse(text), motorDiscount))).toEqual([true, true, true]);
  expect(['0', '26'].map((text) => blocksNext(parse(text), motorDiscount))).toEqual([false, false]);
});

it('refuses plus at 25 [MOT-041]', () => {
  expect(stepped('25', 'plus')).toEqual(['Discount is upto 25% only']);
  expect(stepped('24.8', 'plus')).toEqual(['Discount is upto 25% only']);
});

it('refuses minus below 0 [MOT-042]', () => {
  expect(stepped('0', 'minus')).toEqual(['Discount cannot be negative']);
});

it('reports a text that is not a number, typed and stepped [MOT-043]', () => {
  expect(typed('ten')).toBe('Please Enter Only Numbers');
  expect(stepped('ten', 'plus')).toEqual(['Please Enter Only Numbers']);
});

it('reports a number out of range, typed and stepped [MOT-044]', () => {
  expect([typed('26'), typed('-1')]).toEqual([
    'Enter only numbers between 0 to 25',
    'Enter only numbers between 0 to 25',
  ]);
  expect(parse('26')).toMatchObject({ state: 'clamped', value: 25 });
  expect(stepped('-1', 'minus')).toEqual(['Please enter numbers between 0 to 25']);
});

it('reports an empty field [MOT-045]', () => {
  expect(typed('')).toBe('Enter any number, minimum is 0');
});

it.each([
  [30.01, 'Discount Should be between 0 to 30'],
  [99, 'Discount Should be between 0 to 30'],
  [-0.5, 'Discount Should Start from 0'],
  [25.5, 'Enter only numbers between 0 to 25'],
  [30, 'Enter only numbers between 0 to 25'],
])('refuses %d percent on the server with "%s" (ruling R15) [MOT-046]', (percent, text) => {
  expect(textOf(serverDiscountProblem(percent) ?? '')).toBe(text);
});

it.each([0, 12.5, 25])('accepts %d percent on the server', (percent) => {
  expect(serverDiscountProblem(percent)).toBeUndefined();
});

it('accepts a promo code of exactly 18 characters, otherwise reports Enter a valid promo code [MOT-047]', () => {
  expect(checkPromoCode('A'.repeat(18), motorPromoCode)).toEqual({ state: 'complete', code: 'A'.repeat(18) });
  for (const length of [1, 17, 19]) {
    expect(checkPromoCode('A'.repeat(length), motorPromoCode)).toMatchObject({
      message: 'motor.promo.invalid',
    });
  }
  expect(textOf('motor.promo.invalid')).toBe('Enter a valid promo code');
});
