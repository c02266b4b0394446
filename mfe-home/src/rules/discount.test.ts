import { expect, it } from 'vitest';
import {
  blocksNext,
  isDiscountAllowed,
  parseDiscount,
  stepDiscount,
  checkPromoCode,
} from '@payung/shared/domain/money/discount.ts';
import { homeDiscount, homePromoCode } from './discount.ts';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

const parse = (text: string) => parseDiscount(text, homeDiscount);
const step = (text: string, direction: 'plus' | 'minus') =>
  stepDiscount(parse(text), direction, homeDiscount);

it('lets agents give up to 15 percent on home [SHELL-050]', () => {
  expect(homeDiscount.max).toBe(15);
  expect(isDiscountAllowed(0, homeDiscount)).toBe(true);
  expect(isDiscountAllowed(15, homeDiscount)).toBe(true);
  expect(isDiscountAllowed(15.01, homeDiscount)).toBe(false);
  expect(isDiscountAllowed(-0.01, homeDiscount)).toBe(false);
});

it.each(['25', '30'])('limits a discount of %s percent, which some texts allow, to 15 [HOME-046]', (text) => {
  expect(parse(text)).toMatchObject({ state: 'clamped', value: 15 });
  expect(isDiscountAllowed(Number(text), homeDiscount)).toBe(false);
});

it('takes a typed discount of at most two decimals up to 15, 7.5 typed as well as stepped [HOME-038]', () => {
  expect(parse('7.5')).toEqual({ state: 'ok', value: 7.5 });
  expect(parse('0.25')).toEqual({ state: 'ok', value: 0.25 });
  expect(stepDiscount(parse('7'), 'plus', homeDiscount)).toEqual({ state: 'moved', value: 7.5 });
  expect(parse('1.255')).toMatchObject({ state: 'range' });
  expect(parse('15.5')).toMatchObject({ state: 'clamped', value: 15 });
});

it('steps by 0.5 [HOME-045], not below 0 [HOME-043] and not above 15 [HOME-044]', () => {
  expect([step('14.5', 'plus'), step('0.5', 'minus')]).toEqual([
    { state: 'moved', value: 15 },
    { state: 'moved', value: 0 },
  ]);
  expect(step('15', 'plus')).toEqual({ state: 'refused', messages: ['home.discount.plus'] });
  expect(step('0', 'minus')).toEqual({ state: 'refused', messages: ['home.discount.minus'] });
});

it('closes Next while the field is empty (ruling K07)', () => {
  expect(blocksNext(parse(''), homeDiscount)).toBe(true);
});

it('has the error texts of the specification', () => {
  const { messages } = homeDiscount;
  const texts: Readonly<Record<string, string>> = en;
  const used = [messages.nan, messages.empty, messages.range, ...messages.plus, ...messages.minus];
  expect(used.map((message) => texts[message])).toEqual([
    'Enter Only Numbers',
    'enter any number, minimum is 0',
    'Enter only numbers between 0 to 15',
    'Discount is upto 15% only',
    'Discount cannot be negative',
  ]);
  expect([messages.stepNan, messages.stepRange]).toEqual(['home.discount.nan', 'home.discount.range']);
  expect(Object.keys(id)).toEqual(Object.keys(en));
});

it('takes a promo code of exactly 17 characters [HOME-048]', () => {
  expect(checkPromoCode('A'.repeat(17), homePromoCode)).toEqual({ state: 'complete', code: 'A'.repeat(17) });
  for (const length of [1, 16, 18]) {
    expect(checkPromoCode('A'.repeat(length), homePromoCode)).toMatchObject({
      state: 'invalid',
      message: 'promo.invalid',
    });
  }
});
