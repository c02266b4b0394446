import { coverOf } from '@payung/shared/domain/home/covers.ts';
import { HOME_PRODUCTS } from '@payung/shared/domain/home/offer.ts';
import type { HomeProduct } from '@payung/shared/domain/home/offer.ts';
import { HOME_PLANS } from '@payung/shared/domain/home/plans.ts';
import { coverParts, coverPremium, planParts, planPremiumOf } from '@payung/shared/domain/home/pricing.ts';
import { ADMIN_COST } from '@payung/shared/domain/payment.ts';
import { priceOf } from '@payung/shared/domain/price.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { asDetails, homeDetailsOf, propertyOf } from './home-details.ts';

/** The plan behind a code, or nothing: then none was chosen. */
export const planOfCode = (planCode: string): HomeProduct | undefined =>
  HOME_PRODUCTS.find((product) => HOME_PLANS[product].code === planCode);

const NO_PRICE = {
  premium: 0,
  benefits: [],
  discount_amount: 0,
  admin_cost: 0,
  stamp_duty: 0,
  due_premium: 0,
};

/** Every amount anew from the tariff, with the parts that explain it: no amount ever comes from a client. */
export const homePrice = (quote: Quote): QuotePatch => {
  const plan = planOfCode(quote.plan_code);
  const details = homeDetailsOf(quote);
  if (plan === undefined) return { ...NO_PRICE, details: asDetails({ ...details, premiumParts: [] }) };
  const property = propertyOf(quote);
  const premium = planPremiumOf(plan, property);
  const benefits = quote.benefits
    .filter(({ BenefitCode }) => coverOf(BenefitCode) !== undefined)
    .map(({ BenefitCode }) => ({ BenefitCode, Premium: coverPremium(BenefitCode, property) }));
  const price = priceOf({
    premium,
    addOns: benefits.map(({ BenefitCode, Premium }) => ({ description: BenefitCode, premium: Premium })),
    discountPercent: quote.discount_percent,
    promoPercent: quote.promo_percent,
    adminCost: ADMIN_COST,
  });
  const premiumParts = [
    ...planParts(plan, property),
    ...benefits.flatMap(({ BenefitCode }) => coverParts(BenefitCode, property)),
  ];
  return {
    premium,
    benefits,
    discount_amount: price.discountAmount,
    admin_cost: price.adminCost,
    // Charged to nobody for now; a line of its own because the law may put it on the insured.
    stamp_duty: 0,
    due_premium: price.total,
    details: asDetails({ ...details, premiumParts }),
  };
};
