import { describe, expect, it } from 'vitest';
import type { Quote } from '#areas/quote/tables.ts';
import { dueLinesOf, orderOf, NO_PRICE, pricePatch } from './price.ts';

// The example of ruling K16.
const order = { premium: 250_000, benefits: [{ code: 'COVID', premium: 75_500 }] };
const none = { discount_percent: 0, promo_percent: 0 };

const quoteOf = (reduction: Partial<typeof none>, tariff = order): Quote =>
  ({
    plan_code: 'GOLD',
    ...none,
    ...reduction,
    ...pricePatch(tariff, { ...none, ...reduction }),
  }) as Quote;

const names = { COVID: 'COVID-19 protection' };
const shown = (quote: Quote) => orderOf(quote, names);

it('computes the discount as round((premium + add-ons) x percent / 100) [TRV-043]', () => {
  expect(pricePatch(order, { ...none, discount_percent: 12.5 }).discount_amount).toBe(40_688);
  expect(pricePatch(order, none).discount_amount).toBe(0);
});

it('computes the subtotal as floor(premium + add-ons - discount), without admin cost [TRV-044]', () => {
  expect(shown(quoteOf({ discount_percent: 12.5 })).subtotal).toBe(284_812);
  expect(shown(quoteOf({}, { premium: 100.9, benefits: [] })).subtotal).toBe(100);
});

it('prefers a promo code to a plain percent [TRV-045]', () => {
  const both = quoteOf({ discount_percent: 30, promo_percent: 10 });
  expect(both.discount_amount).toBe(32_550);
  expect(shown(both).orderLines.at(-1)).toEqual({
    label: 'price.promo',
    values: { percent: 10 },
    amount: -32_550,
  });
  expect(shown(quoteOf({ discount_percent: 30 })).orderLines.at(-1)).toMatchObject({
    label: 'price.discount',
    values: { percent: 30 },
  });
});

it('has zero for every amount of NO_PRICE', () => {
  expect(NO_PRICE).toEqual({
    premium: 0,
    benefits: [],
    discount_amount: 0,
    admin_cost: 0,
    stamp_duty: 0,
    due_premium: 0,
  });
});

it('computes the amount due as premium + add-ons + admin cost - discount [PAY-033]', () => {
  const { due_premium, admin_cost } = pricePatch(order, { ...none, discount_percent: 12.5 });
  expect(admin_cost).toBe(15_000);
  expect(due_premium).toBe(250_000 + 75_500 + 15_000 - 40_688);
});

it('has no order lines before a plan is chosen', () => {
  const quote = { plan_code: '', ...none, ...NO_PRICE } as unknown as Quote;
  expect(shown(quote)).toEqual({ orderLines: [], addOnTotal: 0, subtotal: 0 });
  expect(dueLinesOf(quote, shown(quote))).toEqual([]);
});

describe('the lines of a price', () => {
  it('list admin cost and discount separately', () => {
    const quote = quoteOf({ promo_percent: 10 });
    expect(dueLinesOf(quote, shown(quote))).toEqual([
      { label: 'price.premium', amount: 250_000 },
      { label: 'price.addOn', values: { benefit: 'COVID-19 protection' }, amount: 75_500 },
      { label: 'price.promo', values: { percent: 10 }, amount: -32_550 },
      { label: 'price.adminCost', amount: 15_000 },
    ]);
    expect(quote.due_premium).toBe(307_950);
  });

  it('add up to the amount due', () => {
    const priced = quoteOf({ discount_percent: 7.25 });
    const quote = { ...priced, stamp_duty: 10_000, due_premium: priced.due_premium + 10_000 };
    const sum = dueLinesOf(quote, shown(quote)).reduce((total, line) => total + line.amount, 0);
    expect(sum).toBe(quote.due_premium);
  });
});

it('subtracts an allowance in a separate line, before the discount', () => {
  const tariff = { premium: 1000, benefits: [{ code: 'COVID', premium: 300, allowance: 100 }] };
  const quote = quoteOf({ discount_percent: 10 }, tariff);
  const texts = { COVID: { name: 'Protection', allowanceText: 'A third free, for three' } };
  const { orderLines, addOnTotal, subtotal } = orderOf(quote, texts);
  expect(orderLines).toEqual([
    { label: 'price.premium', amount: 1000 },
    { label: 'price.addOn', values: { benefit: 'Protection' }, amount: 300 },
    { label: 'price.allowance', values: { text: 'A third free, for three' }, amount: -100 },
    { label: 'price.discount', values: { percent: 10 }, amount: -120 },
  ]);
  expect([addOnTotal, subtotal]).toEqual([200, 1080]);
  expect(quote.due_premium).toBe(1080 + 15_000);
});
