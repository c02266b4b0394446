import { expect, it } from 'vitest';
import { floorTotal, formatRupiah, roundDiscount, sumOf } from './money.ts';

it('shows rupiah with Indonesian grouping and no decimals [I18N-011]', () => {
  expect(formatRupiah(1_250_000)).toBe('Rp 1.250.000');
  expect(formatRupiah(284_812.9)).toBe('Rp 284.812');
  expect(formatRupiah(0)).toBe('Rp 0');
  expect(formatRupiah(-40_688)).toBe('-Rp 40.688');
  expect(formatRupiah(-1)).toBe('-Rp 1');
  expect(formatRupiah(-0.4)).toBe('Rp 0');
  expect(formatRupiah(-1.5)).toBe('-Rp 1');
});

it('rounds discounts and cuts totals [I18N-012]', () => {
  expect(roundDiscount(325_500, 12.5)).toBe(40_688);
  expect(roundDiscount(325_501, 10)).toBe(32_550);
  expect(floorTotal(284_812.9)).toBe(284_812);
});

it('rounds discounts exactly where floating point would not', () => {
  expect(roundDiscount(1_150, 1.15)).toBe(13);
  expect(roundDiscount(10_000, 0.35)).toBe(35);
  expect(roundDiscount(100, 14.5)).toBe(15);
});

it('adds amounts up, and nothing to nothing', () => {
  expect(sumOf([460_000, 226_500, 15_000])).toBe(701_500);
  expect(sumOf([])).toBe(0);
});
