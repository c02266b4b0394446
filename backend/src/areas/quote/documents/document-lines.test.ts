import { expect, it } from 'vitest';
import type { Quote } from '#areas/quote/tables.ts';
import { linesOf, priceSection } from './document-lines.ts';

const written = (value: string) => linesOf(['Address', value])[0]?.value;

it('omits lines with an empty value', () => {
  expect(linesOf(['Name', 'Budi'], ['Passport', ''])).toEqual([{ label: 'Name', value: 'Budi' }]);
});

it('joins an address of several lines into one', () => {
  expect(written('Jalan Dago 12,\r\nBlok B\n\n  RT 3')).toBe('Jalan Dago 12, Blok B, RT 3');
  expect(written(`Jalan Dago${'\n'.repeat(400)}12`)).toBe('Jalan Dago, 12');
});

const priced = {
  premium: 200_000,
  benefits: [{ code: 'WIND', premium: 40_000 }],
  discount_percent: 12.5,
  discount_amount: 30_000,
  promo_code: '',
  promo_percent: 0,
  admin_cost: 15_000,
  stamp_duty: 10_000,
  due_premium: 235_000,
};

const linesOfPrice = (changes: Partial<Quote>, language: 'en' | 'id') =>
  priceSection({ ...priced, ...changes } as Quote, { WIND: 'Strong wind' }, language).lines.map(
    ({ label, value }) => `${label}: ${value}`,
  );

it('prints the amounts of a price, which add up to its total', () => {
  expect(linesOfPrice({}, 'en')).toEqual([
    'Plan premium: Rp 200.000',
    'Strong wind: Rp 40.000',
    'Discount (12.5%): -Rp 30.000',
    'Admin cost: Rp 15.000',
    'Stamp duty: Rp 10.000',
    'Total: Rp 235.000',
  ]);
  expect(linesOfPrice({}, 'id')).toEqual([
    'Premi paket: Rp 200.000',
    'Strong wind: Rp 40.000',
    'Diskon (12,5%): -Rp 30.000',
    'Biaya admin: Rp 15.000',
    'Bea meterai: Rp 10.000',
    'Total: Rp 235.000',
  ]);
});

it('names the promo code with its percent, and prints no line for an empty discount', () => {
  const promo = { discount_percent: 0, promo_code: 'HEMAT', promo_percent: 12.5 };
  expect(linesOfPrice(promo, 'id')[2]).toBe('Kode promo HEMAT (12,5%): -Rp 30.000');
  const full = { discount_percent: 0, discount_amount: 0, stamp_duty: 0, due_premium: 255_000 };
  expect(linesOfPrice(full, 'en')).toEqual([
    'Plan premium: Rp 200.000',
    'Strong wind: Rp 40.000',
    'Admin cost: Rp 15.000',
    'Total: Rp 255.000',
  ]);
});
