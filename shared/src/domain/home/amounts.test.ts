import { expect, it } from 'vitest';
import { homeAmountDue, homeCustomerSubtotal } from './amounts.ts';
import { PRINT_FEES } from './print.ts';

const quote = {
  stage: 'Customer Information Updated',
  grossPremium: 1_644_000,
  discountAmount: 123_300,
  adminCost: 15_000,
  duePremium: 999,
} as const;

it('shows the gross premium rounded down, less the discount [HOME-104]', () => {
  expect(homeCustomerSubtotal({ grossPremium: 1_644_000.9, discountAmount: 123_300 })).toBe(1_520_700);
});

it('counts gross premium + admin cost - discount at Customer Information Updated [HOME-105]', () => {
  expect(homeAmountDue(quote)).toBe(1_535_700);
});

it('takes duePremium at any other stage [HOME-106]', () => {
  expect(homeAmountDue({ ...quote, stage: 'Full Quote Created' })).toBe(999);
  expect(homeAmountDue({ ...quote, stage: 'Quick Quote Created' })).toBe(999);
});

it('charges IDR 40,000 for a hard copy and 15,000 for a soft one [HOME-076]', () => {
  expect(PRINT_FEES).toEqual({ hard: 40_000, soft: 15_000 });
});
