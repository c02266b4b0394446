import { expect, it } from 'vitest';
import { discountPatch } from '#areas/quote/price/price.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from './all.ts';

const products = productModulesFor(PRODUCT_MODULES, { mailDomains: [] }).flatMap((module) => module.products);

it('takes a promo code away by its removal alone, whatever the product and the stage', () => {
  const taking = products.flatMap(({ name, transitions }) =>
    transitions.flatMap(({ event, invalidates }) => (invalidates.includes('promo') ? [[name, event]] : [])),
  );
  expect(taking).toEqual([
    ['Travel Insurance', 'removePromo'],
    ['Home Insurance', 'removePromo'],
    ['Motor Insurance 4W', 'removePromo'],
    ['Motor Insurance 2W', 'removePromo'],
  ]);
});

it('replaces a promo code by a discount, and not by a discount of nothing, for every product that has both', () => {
  const both = products.filter(
    ({ discount, promoCode }) => discount !== undefined && promoCode !== undefined,
  );
  expect(
    both.map((product) => [product.name, discountPatch(0, { product }), discountPatch(5, { product })]),
  ).toEqual(
    ['Travel Insurance', 'Home Insurance', 'Motor Insurance 4W', 'Motor Insurance 2W'].map((name) => [
      name,
      { discount_percent: 0 },
      { discount_percent: 5, promo_code: '', promo_percent: 0 },
    ]),
  );
});
