import { describe, expect, it } from 'vitest';
import { priceOf } from './price.ts';

// The example of ruling K16.
const order = { premium: 250_000, addOns: [{ description: 'COVID-19 protection', premium: 75_500 }] };

it('takes the discount as round((premium + add-ons) x percent / 100) [TRV-043]', () => {
  expect(priceOf({ ...order, discountPercent: 12.5 }).discountAmount).toBe(40_688);
  expect(priceOf({ ...order, discountPercent: 0 }).discountAmount).toBe(0);
});

it('sums an order as floor(premium + add-ons - discount), without admin cost [TRV-044]', () => {
  const price = priceOf({ ...order, discountPercent: 12.5, adminCost: 15_000 });
  expect(price.subtotal).toBe(284_812);
  expect(priceOf({ premium: 100.9, addOns: [] }).subtotal).toBe(100);
});

it('puts a promo code before a plain percent [TRV-045]', () => {
  const price = priceOf({ ...order, discountPercent: 30, promoPercent: 10 });
  expect(price).toMatchObject({ discountSource: 'promo', discountPercent: 10, discountAmount: 32_550 });
  expect(priceOf({ ...order, discountPercent: 30 })).toMatchObject({
    discountSource: 'agent',
    discountPercent: 30,
  });
});

it('asks for premium + add-ons + admin cost - discount, a percent of premium and add-ons [PAY-033]', () => {
  const price = priceOf({ ...order, discountPercent: 12.5, adminCost: 15_000 });
  expect(price.total).toBe(250_000 + 75_500 + 15_000 - 40_688);
});

describe('the lines that explain a price', () => {
  it('keep admin cost and discount apart', () => {
    expect(priceOf({ ...order, promoPercent: 10, adminCost: 15_000 }).lines).toEqual([
      { label: 'price.premium', amount: 250_000 },
      { label: 'price.addOn', values: { benefit: 'COVID-19 protection' }, amount: 75_500 },
      { label: 'price.promo', values: { percent: 10 }, amount: -32_550 },
      { label: 'price.adminCost', amount: 15_000 },
      { label: 'price.total', amount: 307_950 },
    ]);
  });

  it('add up to their total', () => {
    const { lines } = priceOf({ ...order, discountPercent: 7.25, adminCost: 15_000, stampDuty: 10_000 });
    const sum = lines.slice(0, -1).reduce((total, line) => total + line.amount, 0);
    expect(lines.at(-1)?.amount).toBe(sum);
  });
});
