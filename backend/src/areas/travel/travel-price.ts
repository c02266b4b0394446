import { ADMIN_COST } from '@payung/shared/domain/payment.ts';
import { priceOf } from '@payung/shared/domain/price.ts';
import { selectableBenefits } from '@payung/shared/domain/travel/benefits.ts';
import type { AdditionalBenefit } from '@payung/shared/domain/travel/benefits.ts';
import { additionalBenefitsFor, planPremium } from '@payung/shared/domain/travel/pricing.ts';
import type { WireLanguage } from '@payung/shared/domain/wire-text.ts';
import type { Quote } from '#repositories/tables.ts';
import { iconAddress } from './benefit-icons.ts';
import { tripOf } from './travel-details.ts';

/** Add-ons that are sold for the quote's trip. */
export const benefitsOnOffer = (
  quote: Pick<Quote, 'details' | 'start_date' | 'end_date'>,
  language: WireLanguage,
): readonly AdditionalBenefit[] =>
  selectableBenefits(additionalBenefitsFor(tripOf(quote), language, iconAddress));

/** Every amount anew from the tariff: no amount ever comes from a client. */
export const travelPrice = (quote: Quote) => {
  const premium = quote.plan_code === '' ? undefined : planPremium(quote.plan_code, tripOf(quote));
  if (premium === undefined) {
    return { premium: 0, benefits: [], discount_amount: 0, admin_cost: 0, stamp_duty: 0, due_premium: 0 };
  }
  const codes = new Set(quote.benefits.map((benefit) => benefit.BenefitCode));
  const chosen = benefitsOnOffer(quote, 'EN').filter((benefit) => codes.has(benefit.BenefitCode));
  const price = priceOf({
    premium,
    addOns: chosen.map((benefit) => ({ description: benefit.BenefitDesc, premium: benefit.Premium })),
    discountPercent: quote.discount_percent,
    promoPercent: quote.promo_percent,
    adminCost: ADMIN_COST,
  });
  return {
    premium,
    benefits: chosen.map(({ BenefitCode, Premium }) => ({ BenefitCode, Premium })),
    discount_amount: price.discountAmount,
    admin_cost: price.adminCost,
    // Charged to nobody for now; a line of its own because the law may put it on the insured.
    stamp_duty: 0,
    due_premium: price.total,
  };
};
