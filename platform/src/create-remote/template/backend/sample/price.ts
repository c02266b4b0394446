import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';
import type { PricePatch } from '#areas/quote/price/price.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** The plans that are sold: data with source and date once there is a tariff. */
export const plans: readonly { readonly code: string; readonly name: string; readonly premium: number }[] = [
  { code: 'BASIC', name: 'Basic', premium: 250_000 },
];

/** Computes every amount from the tariff: no amount ever comes from a client. */
export const samplePrice = (quote: Quote): PricePatch => {
  const plan = plans.find(({ code }) => code === quote.plan_code);
  return plan === undefined ? NO_PRICE : pricePatch({ premium: plan.premium, benefits: [] }, quote);
};
