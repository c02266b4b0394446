import { describe, expect, it } from 'vitest';
import {
  blocksNext,
  DISCOUNT_LIMITS,
  DISCOUNT_MAX_CHARS,
  DISCOUNT_STEP,
  isDiscountAllowed,
  isDiscountInError,
  parseDiscount,
  stepDiscount,
} from './discount.ts';

it('lets agents give up to 30 percent on travel, 15 on home and 25 on motor [SHELL-050]', () => {
  expect(DISCOUNT_LIMITS).toEqual({ travel: 30, home: 15, motor: 25 });
  for (const [product, limit] of [
    ['travel', 30],
    ['home', 15],
    ['motor', 25],
  ] as const) {
    expect(isDiscountAllowed(0, product)).toBe(true);
    expect(isDiscountAllowed(limit, product)).toBe(true);
    expect(isDiscountAllowed(limit + 0.01, product)).toBe(false);
    expect(isDiscountAllowed(-0.01, product)).toBe(false);
  }
});

it('takes 15 as the limit of home, whatever texts speak of 25 and 30 [HOME-046]', () => {
  expect(DISCOUNT_LIMITS.home).toBe(15);
  for (const text of ['25', '30']) {
    expect(parseDiscount(text, 'home')).toMatchObject({ state: 'clamped', value: 15 });
    expect(isDiscountAllowed(Number(text), 'home')).toBe(false);
  }
});

it('takes a typed home discount of at most two decimals up to 15, 7.5 typed as well as stepped [HOME-038]', () => {
  expect(parseDiscount('7.5', 'home')).toEqual({ state: 'ok', value: 7.5 });
  expect(parseDiscount('0.25', 'home')).toEqual({ state: 'ok', value: 0.25 });
  expect(stepDiscount(parseDiscount('7', 'home'), 'plus', 'home')).toEqual({ state: 'moved', value: 7.5 });
  expect(parseDiscount('1.255', 'home')).toMatchObject({ state: 'range' });
  expect(parseDiscount('15.5', 'home')).toMatchObject({ state: 'clamped', value: 15 });
});

it('accepts numbers only, none negative, within 0 to 15, 0 to 25 or 0 to 30 [ERR-029]', () => {
  expect(parseDiscount('15', 'home')).toEqual({ state: 'ok', value: 15 });
  expect(parseDiscount('25', 'motor')).toEqual({ state: 'ok', value: 25 });
  expect(parseDiscount('30', 'travel')).toEqual({ state: 'ok', value: 30 });
  expect(parseDiscount('ten', 'motor').state).toBe('nan');
  for (const product of ['travel', 'home', 'motor'] as const)
    expect(parseDiscount('-1', product).state).toBe('range');
});

describe('the typed travel discount', () => {
  it.each([
    ['0', 0],
    ['7.5', 7.5],
    ['12.5', 12.5],
    ['7,5', 7.5],
    [' 30 ', 30],
    ['9.99', 9.99],
  ])('takes %j as a number from 0 to 30 with at most two decimals [TRV-047]', (text, value) => {
    expect(parseDiscount(text, 'travel')).toEqual({ state: 'ok', value });
  });

  it.each(['-1', '.125', '1.555'])(
    'refuses %j, which is no percent of at most two decimals [TRV-047]',
    (text) => {
      expect(parseDiscount(text, 'travel')).toEqual({
        state: 'range',
        value: 0,
        message: 'discount.travel.range',
      });
    },
  );

  it('clamps a value above 30 and says so, without an error', () => {
    const entry = parseDiscount('31', 'travel');
    expect(entry).toEqual({ state: 'clamped', value: 30, message: 'discount.travel.range' });
    expect(isDiscountInError(entry)).toBe(false);
    expect(blocksNext(entry, 'travel')).toBe(false);
  });

  it('flags what is no number', () => {
    const entry = parseDiscount('abc', 'travel');
    expect(entry).toEqual({ state: 'nan', value: 0, message: 'discount.travel.nan' });
    expect(isDiscountInError(entry)).toBe(true);
    expect(blocksNext(entry, 'travel')).toBe(true);
  });

  it('counts an empty field as 0 and leaves Next open on travel only (ruling K07)', () => {
    const entry = parseDiscount(' ', 'travel');
    expect(entry).toEqual({ state: 'empty', value: 0, message: 'discount.travel.empty' });
    expect(blocksNext(entry, 'travel')).toBe(false);
    expect(blocksNext(parseDiscount('', 'home'), 'home')).toBe(true);
    expect(blocksNext(parseDiscount('', 'motor'), 'motor')).toBe(true);
  });

  it('lets a number be half typed', () => {
    expect(parseDiscount('7.', 'travel')).toEqual({ state: 'ok', value: 7 });
  });
});

describe('the stepper', () => {
  it('moves by 0.5 and fits four characters', () => {
    expect(DISCOUNT_STEP).toBe(0.5);
    expect(DISCOUNT_MAX_CHARS).toBe(4);
    expect(stepDiscount(parseDiscount('12.5', 'travel'), 'plus', 'travel')).toEqual({
      state: 'moved',
      value: 13,
    });
    expect(stepDiscount(parseDiscount('0.1', 'travel'), 'plus', 'travel')).toEqual({
      state: 'moved',
      value: 0.6,
    });
    expect(stepDiscount(parseDiscount('0.5', 'travel'), 'minus', 'travel')).toEqual({
      state: 'moved',
      value: 0,
    });
  });

  it.each(['30', '29.8', '31'])('refuses plus from %s on travel with both messages (ruling K10)', (text) => {
    expect(stepDiscount(parseDiscount(text, 'travel'), 'plus', 'travel')).toEqual({
      state: 'refused',
      messages: ['discount.travel.plus1', 'discount.travel.plus2'],
    });
  });

  it.each(['0', '0.3', ''])('refuses minus from %j on travel with both messages', (text) => {
    expect(stepDiscount(parseDiscount(text, 'travel'), 'minus', 'travel')).toEqual({
      state: 'refused',
      messages: ['discount.travel.minus1', 'discount.travel.minus2'],
    });
  });

  it('says why it does not move while the field is in error', () => {
    expect(stepDiscount(parseDiscount('x', 'travel'), 'plus', 'travel')).toEqual({
      state: 'refused',
      messages: ['discount.travel.stepNan'],
    });
    expect(stepDiscount(parseDiscount('-2', 'travel'), 'plus', 'travel')).toEqual({
      state: 'refused',
      messages: ['discount.travel.stepRange'],
    });
    expect(stepDiscount(parseDiscount('-2', 'motor'), 'plus', 'motor')).toEqual({
      state: 'refused',
      messages: ['discount.motor.stepRange'],
    });
    expect(stepDiscount(parseDiscount('15', 'home'), 'plus', 'home')).toEqual({
      state: 'refused',
      messages: ['discount.home.plus'],
    });
    expect(stepDiscount(parseDiscount('25', 'motor'), 'plus', 'motor')).toEqual({
      state: 'refused',
      messages: ['discount.motor.plus'],
    });
  });
});
