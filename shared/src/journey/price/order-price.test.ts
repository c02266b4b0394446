import { describe, expect, it } from 'vitest';
import { aQuote } from '#testing/samples/quotes.ts';
import { discountToSave, orderPrice } from './order-price.ts';

const CODE = { code: 'KITES', percent: 20 };
const chosen = aQuote({ stage: 'Additional Benefit Selected' });
const quoted = aQuote({ stage: 'Quick Quote Created', discountPercent: 5 });
const withCode = aQuote({ stage: 'PromoCode Added', promoCode: CODE });

describe('the price of an order', () => {
  it('is the answer of the server while nothing changed', () => {
    // Amounts that nobody here could have computed.
    const quote = aQuote({ discountGivenBy: 'agent', discountAmount: 7, subtotal: 11 });
    const { discountGivenBy, discountAmount, orderLines, subtotal } = quote;
    expect(orderPrice(quote, {})).toEqual({ discountGivenBy, discountAmount, orderLines, subtotal });
  });

  it('is previewed with the percent that an agent types', () => {
    expect(orderPrice(chosen, { percent: 10 })).toMatchObject({
      discountGivenBy: 'agent',
      discountAmount: 32_550,
      subtotal: 292_950,
    });
    expect(orderPrice(chosen, { percent: 0 })).toMatchObject({
      discountGivenBy: 'nobody',
      subtotal: 325_500,
    });
  });

  it('is previewed with a promo code, which goes before a percent', () => {
    expect(orderPrice(chosen, { percent: 10, promoCode: CODE })).toMatchObject({
      discountGivenBy: 'promo',
      discountAmount: 65_100,
    });
  });
});

it('is previewed without the code that a customer takes away', () => {
  expect(orderPrice(withCode, { removesCode: true })).toMatchObject({
    discountGivenBy: 'nobody',
    discountAmount: 0,
    subtotal: 325_500,
  });
});

describe('what Next saves', () => {
  it.each([
    ['the percent of an agent', chosen, 'agent', { percent: 10 }, { kind: 'discount', percent: 10 }],
    ['no discount at all, the first time', chosen, 'agent', {}, { kind: 'discount', percent: 0 }],
    ['nothing unchanged of a quoted quote', quoted, 'agent', { percent: 5 }, undefined],
    ['another percent of a quoted quote', quoted, 'agent', { percent: 6 }, { kind: 'discount', percent: 6 }],
    ['nothing over the code of a customer', withCode, 'agent', {}, undefined],
    ['a percent in place of a code', withCode, 'agent', { percent: 0 }, { kind: 'discount', percent: 0 }],
    ['the code of a customer', chosen, 'customer', { promoCode: CODE }, { kind: 'promoCode', ...CODE }],
    ['no code that stands on the quote', withCode, 'customer', { promoCode: CODE }, undefined],
    [
      'no code in place of the one on the quote',
      withCode,
      'customer',
      { removesCode: true },
      { kind: 'promoCode', code: '', percent: 0 },
    ],
    ['nothing where there is no code to take away', chosen, 'customer', { removesCode: true }, undefined],
    ['nothing without a code', chosen, 'customer', {}, undefined],
  ] as const)('is %s', (_what, quote, who, choice, change) => {
    expect(discountToSave(quote, who, choice)).toEqual(change);
  });
});
