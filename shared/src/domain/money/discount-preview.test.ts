import { expect, it } from 'vitest';
import { previewDiscount } from './discount-preview.ts';
import type { PriceLine } from '#schemas/quote.ts';

const ordered: readonly PriceLine[] = [
  { label: 'price.premium', amount: 250_000 },
  { label: 'price.addOn', values: { benefit: 'Long string' }, amount: 75_500 },
];

it('takes the percent of premium and add-ons, rounded half up (ruling K16)', () => {
  expect(previewDiscount(ordered, { source: 'agent', percent: 12.5 })).toEqual({
    discountAmount: 40_688,
    orderLines: [...ordered, { label: 'price.discount', values: { percent: 12.5 }, amount: -40_688 }],
    subtotal: 284_812,
  });
});

it('names a promo code as one', () => {
  const { orderLines } = previewDiscount(ordered, { source: 'promo', percent: 20 });
  expect(orderLines.at(-1)).toEqual({ label: 'price.promo', values: { percent: 20 }, amount: -65_100 });
});

it.each(['price.discount', 'price.promo'] as const)('puts itself in place of a saved %s', (label) => {
  const saved = [...ordered, { label, values: { percent: 10 }, amount: -32_550 }];
  expect(previewDiscount(saved, { source: 'agent', percent: 20 })).toEqual(
    previewDiscount(ordered, { source: 'agent', percent: 20 }),
  );
});

it('has no line for 0 percent', () => {
  expect(previewDiscount(ordered, { source: 'agent', percent: 0 })).toEqual({
    discountAmount: 0,
    orderLines: ordered,
    subtotal: 325_500,
  });
});
