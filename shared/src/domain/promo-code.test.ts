import { expect, it } from 'vitest';
import { checkPromoCode, PROMO_CODE_LENGTHS } from './promo-code.ts';

it('knows the length of each product', () => {
  expect(PROMO_CODE_LENGTHS).toEqual({ travel: 19, home: 17, motor: 18 });
});

it('takes a travel promo code of exactly 19 characters, otherwise says Invalid promo code [TRV-057]', () => {
  expect(checkPromoCode('A'.repeat(19), 'travel')).toEqual({ state: 'complete', code: 'A'.repeat(19) });
  for (const length of [1, 18, 20]) {
    expect(checkPromoCode('A'.repeat(length), 'travel')).toEqual({
      state: 'invalid',
      code: 'A'.repeat(length),
      message: 'promo.invalid',
    });
  }
});

it('does not mind an empty box (ruling K14)', () => {
  expect(checkPromoCode('  ', 'travel')).toEqual({ state: 'empty' });
});

it('has a message of its own on motor (ruling K11)', () => {
  expect(checkPromoCode('A', 'motor')).toMatchObject({ message: 'promo.motor.invalid' });
});

it('reads a pasted code whatever its case and spaces', () => {
  expect(checkPromoCode(' trv-2027 hemat-12345 ', 'travel')).toMatchObject({ code: 'TRV-2027HEMAT-12345' });
});
