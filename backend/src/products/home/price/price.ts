import { coverOf } from 'mfe-home/rules/covers.ts';
import { HOME_PLAN_KINDS } from 'mfe-home/rules/offer.ts';
import type { HomePlanKind } from 'mfe-home/contract/schemas/offer.ts';
import { COVER_TEXTS } from 'mfe-home/rules/cover-texts.ts';
import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';
import type { Language } from '#core/http/language.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { asDetails, homeDetailsOf, propertyOf } from '../details.ts';
import { HOME_PLANS } from '../tariff/plans.ts';
import { coverParts, coverPremium, planParts, planPremiumOf } from '../tariff/pricing.ts';

/** The plan behind a code, or nothing: then none was chosen. */
export const planOfCode = (planCode: string): HomePlanKind | undefined =>
  HOME_PLAN_KINDS.find((kind) => HOME_PLANS[kind].code === planCode);

/** The names of the chosen covers, by code. */
export const benefitNames = (
  { benefits }: Pick<Quote, 'benefits'>,
  language: Language,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    benefits.map(({ code }) => {
      const cover = coverOf(code)?.cover;
      return [code, cover === undefined ? code : COVER_TEXTS[cover].description[language]];
    }),
  );

/** Computes every amount from the tariff, with the parts that explain it: no amount ever comes from a client. */
export const homePrice = (quote: Quote): QuotePatch => {
  const plan = planOfCode(quote.plan_code);
  const details = homeDetailsOf(quote);
  if (plan === undefined) return { ...NO_PRICE, details: asDetails({ ...details, premiumParts: [] }) };
  const property = propertyOf(quote);
  const codes = quote.benefits.map(({ code }) => code).filter((code) => coverOf(code) !== undefined);
  const premiumParts = [...planParts(plan, property), ...codes.flatMap((code) => coverParts(code, property))];
  const premium = planPremiumOf(plan, property);
  const benefits = codes.map((code) => ({ code, premium: coverPremium(code, property) }));
  return {
    ...pricePatch({ premium, benefits }, quote),
    details: asDetails({ ...details, premiumParts }),
  };
};
