import { expect, it } from 'vitest';
import { kitePromoCode } from '#testing/kite.ts';
import { checkPromoCode } from './promo-code.ts';

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

it('does not mind an empty box (ruling K14)', () => {
  expect(checkPromoCode('  ', kitePromoCode)).toEqual({ state: 'empty' });
});

it('says what the product says of a wrong code, and counts its characters (ruling K11)', () => {
  const rules = { length: 3, invalid: 'kite.code' };
  expect(checkPromoCode('A', rules)).toEqual({ state: 'invalid', code: 'A', message: 'kite.code' });
  expect(checkPromoCode('ABC', rules)).toEqual({ state: 'complete', code: 'ABC' });
});

it('reads a pasted code whatever its case and spaces', () => {
  expect(checkPromoCode(' kit-2027 hemat-12345 ', kitePromoCode)).toMatchObject({
    code: 'KIT-2027HEMAT-12345',
  });
});
