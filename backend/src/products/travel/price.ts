import type { AdditionalBenefit } from 'mfe-travel/contract/schemas/plans.ts';
import { selectableBenefits } from 'mfe-travel/rules/benefits.ts';
import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';
import type { PricePatch } from '#areas/quote/price/price.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { tripOf } from './details.ts';
import { additionalBenefitsFor, planPremium } from './tariff/pricing.ts';

/** Add-ons that are sold for the quote's trip. */
export const benefitsOnOffer = (
  quote: Pick<Quote, 'details' | 'start_date' | 'end_date'>,
  language: Language,
): readonly AdditionalBenefit[] => selectableBenefits(additionalBenefitsFor(tripOf(quote), language));

export const benefitNames = (quote: Quote, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(benefitsOnOffer(quote, language).map(({ code, name }) => [code, name]));

/** Computes every amount from the tariff: no amount ever comes from a client. */
export const travelPrice = (quote: Quote): PricePatch => {
  const premium = quote.plan_code === '' ? undefined : planPremium(quote.plan_code, tripOf(quote));
  if (premium === undefined) return NO_PRICE;
  const codes = new Set(quote.benefits.map((benefit) => benefit.code));
  const benefits = benefitsOnOffer(quote, 'en')
    .filter((benefit) => codes.has(benefit.code))
    .map((benefit) => ({ code: benefit.code, premium: benefit.premium }));
  return pricePatch({ premium, benefits }, quote);
};
