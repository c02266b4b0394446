import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';

export const KITE_PLANS: Readonly<Record<string, { readonly name: string; readonly premium: number }>> = {
  'KITE-GOLD': { name: 'Kite Gold', premium: 199_000 },
  'KITE-PLATINUM': { name: 'Kite Platinum', premium: 300_000 },
};

/** The add-on of the question about wind. */
export const WIND = 'WIND';

const ADD_ONS: Readonly<Record<string, { readonly en: string; readonly id: string; premium: number }>> = {
  [WIND]: { en: 'Strong wind', id: 'Angin kencang', premium: 60_500 },
  STRING: { en: 'Long string', id: 'Benang panjang', premium: 75_500 },
};

export const soldBenefits = (codes: readonly string[]): readonly PricedBenefit[] =>
  [...new Set(codes)].flatMap((code) => {
    const addOn = ADD_ONS[code];
    return addOn === undefined ? [] : [{ code, premium: addOn.premium }];
  });

export const kiteBenefitNames = (language: 'en' | 'id'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ADD_ONS).map(([code, addOn]) => [code, addOn[language]]));

export const kitePrice = (quote: Quote) => {
  const plan = KITE_PLANS[quote.plan_code];
  if (plan === undefined) return NO_PRICE;
  const benefits = soldBenefits(quote.benefits.map(({ code }) => code));
  return pricePatch({ premium: plan.premium, benefits }, quote);
};
