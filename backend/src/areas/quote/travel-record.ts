import type { ChosenBenefit, QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { maskIdCard } from '@payung/shared/domain/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { areaById } from '@payung/shared/domain/travel/coverage-areas.ts';
import { tripDays } from '@payung/shared/domain/travel/trip.ts';
import type { WireLanguage } from '@payung/shared/domain/travel/wire-text.ts';
import type { Queries } from '#database/database.ts';
import { findQuoteToShow } from '#repositories/quotes.ts';
import type { ShownQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { absent } from '../refusal.ts';
import { paymentStatusOf } from './payment-status.ts';
import { benefitsOnOffer } from './quote-price.ts';
import { travelDetailsOf, tripOf } from './travel-details.ts';

export interface Viewer {
  readonly kind: 'agent' | 'customer';
  readonly language: WireLanguage;
}

/** Chosen add-ons with their names in the reader's language. */
export const chosenBenefitsOf = (quote: Quote, language: WireLanguage): readonly ChosenBenefit[] => {
  const names = new Map(benefitsOnOffer(quote, language).map((item) => [item.BenefitCode, item.BenefitDesc]));
  return quote.benefits.map(({ BenefitCode, Premium }) => ({
    BenefitCode,
    BenefitDesc: names.get(BenefitCode) ?? BenefitCode,
    Premium,
  }));
};

const discountGivenBy = (quote: Quote): QuoteRecord['discountGivenBy'] => {
  if (quote.promo_percent > 0) return 'promo';
  return quote.discount_percent > 0 ? 'agent' : 'nobody';
};

const amountsOf = (quote: ShownQuote) => ({
  premium: quote.premium,
  discountPercent: quote.discount_percent,
  discountAmount: quote.discount_amount,
  discountGivenBy: discountGivenBy(quote),
  promoCodeList:
    quote.promo_code === '' ? [] : [{ promoCode: quote.promo_code, discountPercent: quote.promo_percent }],
  adminCost: quote.admin_cost,
  stampDuty: quote.stamp_duty,
  duePremium: quote.due_premium,
  ...(quote.proposal_no === null ? {} : { proposalNo: quote.proposal_no }),
  ...(quote.policy_no === null ? {} : { policyNo: quote.policy_no }),
  paymentStatus: paymentStatusOf(quote),
  ...(quote.pay_later_due === null ? {} : { payLaterDueDate: quote.pay_later_due }),
});

/** Once nothing can be changed any more, an agent has no use for the whole number (data minimisation). */
const idCardFor = (quote: Quote, viewer: Viewer): string =>
  viewer.kind === 'agent' && isSold(quote.stage) ? maskIdCard(quote.insured_id_card) : quote.insured_id_card;

const insuredOf = (quote: ShownQuote, viewer: Viewer) => ({
  insuredName: quote.insured_name,
  insuredEmail: quote.insured_email,
  insuredMobile: quote.insured_phone,
  insuredDob: quote.insured_dob,
  insuredIdCard: idCardFor(quote, viewer),
  insuredPassportNo: quote.insured_passport,
});

/** The record that screens read (TRV-003, TRV-081, PAY-036). */
export const travelRecordOf = (quote: ShownQuote, viewer: Viewer): TravelQuoteRecord => {
  const details = travelDetailsOf(quote);
  return {
    _id: quote.id,
    quote_Id: quote.code,
    leadId: quote.lead_id,
    product_Id: quote.product_id,
    stage: quote.stage,
    version: quote.version,
    planName: quote.plan_name,
    planCode: quote.plan_code,
    additionalBenefits: chosenBenefitsOf(quote, viewer.language),
    ...amountsOf(quote),
    ...insuredOf(quote, viewer),
    effectiveDate: quote.start_date,
    expiryDate: quote.end_date,
    coverageOption: details.tripType,
    duration: tripDays(tripOf(quote)),
    isEligibleForMultiyear: false,
    savedAt: quote.saved_at.toISOString(),
    validUntil: quote.valid_until,
    agentName: `${quote.first_name} ${quote.last_name}`.trim(),
    tripType: details.tripType,
    travelCoverageArea: details.travelCoverageArea,
    travelCoverageAreaDesc: areaById(details.travelCoverageArea)?.description[viewer.language] ?? '',
    typeofProduct: 'Travel',
    occupationType: '',
    departureDate: quote.start_date,
    arrivalDate: quote.end_date,
    adultCount: details.adultCount,
    childCount: details.childCount,
    adults: details.adults,
    childs: details.childs,
    ...(details.covid === undefined ? {} : { covid: details.covid }),
  };
};

export const readRecord = async (
  db: Queries,
  quoteId: string,
  viewer: Viewer,
  now: Date,
): Promise<TravelQuoteRecord> => {
  const quote = await findQuoteToShow(db, quoteId, now);
  if (quote === undefined) throw absent();
  return travelRecordOf(quote, viewer);
};
