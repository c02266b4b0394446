import { describe, expect, it } from 'vitest';
import {
  blocksNext,
  isDiscountAllowed,
  parseDiscount,
  stepDiscount,
  checkPromoCode,
} from '@payung/shared/domain/money/discount.ts';
import sharedEn from '@payung/shared/messages/en.json' with { type: 'json' };
import { travelDiscount, travelPromoCode } from './discount.ts';
import en from './messages/en.json' with { type: 'json' };

const parse = (typed: string) => parseDiscount(typed, travelDiscount);
const step = (typed: string, direction: 'plus' | 'minus') =>
  stepDiscount(parse(typed), direction, travelDiscount);

it('lets an agent give up to 30 percent [SHELL-050]', () => {
  expect([0, 30, 30.01, -0.01].map((percent) => isDiscountAllowed(percent, travelDiscount))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('leaves Next open when the field is empty (ruling K07)', () => {
  expect(parse(' ')).toEqual({ state: 'empty', value: 0, message: 'travel.discount.empty' });
  expect(blocksNext(parse(''), travelDiscount)).toBe(false);
});

describe('the stepper', () => {
  it.each(['30', '29.8', '31'])('refuses plus from %s with both messages (ruling K10)', (typed) => {
    const messages = ['travel.discount.plus1', 'travel.discount.plus2'];
    expect(step(typed, 'plus')).toEqual({ state: 'refused', messages });
  });

  it.each(['0', '0.3', ''])('refuses minus from %j with both messages', (typed) => {
    const messages = ['travel.discount.minus1', 'travel.discount.minus2'];
    expect(step(typed, 'minus')).toEqual({ state: 'refused', messages });
  });

  it('refuses a step with the message of the error while the field is in error', () => {
    expect(step('x', 'plus')).toEqual({ state: 'refused', messages: ['travel.discount.stepNan'] });
    expect(step('-2', 'plus')).toEqual({ state: 'refused', messages: ['travel.discount.stepRange'] });
  });
});

it('has the texts of the specification', () => {
  expect(Object.fromEntries(Object.entries(en).filter(([id]) => id.startsWith('travel.discount.')))).toEqual({
    'travel.discount.empty': 'Enter any number, minimum is 0',
    'travel.discount.minus1': 'Discount cannot be negative',
    'travel.discount.minus2': 'Discount will be decrease in the interval of 0.5, discount cannot be negative',
    'travel.discount.nan': 'Enter Only Numbers',
    'travel.discount.plus1': 'Discount is upto 30% only',
    'travel.discount.plus2': 'Discount will be increse in the interval of 0.5, maximum discount is 30% only',
    'travel.discount.range': 'Enter only numbers between 0 to 30',
    'travel.discount.stepNan': 'Please Enter Only Numbers',
    'travel.discount.stepRange': 'Please enter numbers between 0 to 30',
  });
});

const check = (typed: string) => checkPromoCode(typed, travelPromoCode);

it('accepts a promo code of exactly 19 characters, otherwise reports Invalid promo code [TRV-057]', () => {
  expect(check('A'.repeat(19))).toEqual({ state: 'complete', code: 'A'.repeat(19) });
  for (const length of [1, 18, 20]) {
    const code = 'A'.repeat(length);
    expect(check(code)).toEqual({ state: 'invalid', code, message: 'promo.invalid' });
  }
  expect(sharedEn['promo.invalid']).toBe('Invalid promo code');
});
