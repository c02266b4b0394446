import type { CustomerInput, TravelChange, TripInput } from 'mfe-travel/contract/schemas/quote.ts';
import { COVID_BENEFIT_CODE } from 'mfe-travel/rules/constants.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { normalisePassport } from '@payung/shared/domain/people/identity-number.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { phonePatch, sharedPhonePatch } from '#areas/quote/update-quote.ts';
import { promoCodeCommand } from '#areas/quote/price/promo-code.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import { asDetails, travelDetailsOf, tripOf, tripPatch } from './details.ts';
import { benefitsOnOffer } from './price.ts';
import { PLANS } from './tariff/plans.ts';
import { planPremium } from './tariff/pricing.ts';
import { TRAVEL_TEXTS } from './texts.ts';
import { validateCustomer, validateTrip } from './validate.ts';

const changedTripPatch = (trip: TripInput, { quote, now }: EventContext): QuotePatch => {
  const today = todayInJakarta(now);
  validateTrip(trip, today);
  return {
    ...tripPatch(trip, travelDetailsOf(quote)),
    valid_until: priceValidUntil(today, trip.departureDate),
  };
};

const planPatch = (planCode: string, { quote }: EventContext): QuotePatch => {
  const plan = PLANS.find((offer) => offer.code === planCode);
  if (plan === undefined || planPremium(planCode, tripOf(quote)) === undefined) {
    throw refused(TRAVEL_TEXTS.planUnknown);
  }
  return { plan_code: plan.code, plan_name: plan.name };
};

/** Add-ons are named by their code; their price is set afterwards from the tariff. */
const benefitsPatch = (codes: readonly string[], { quote }: EventContext): QuotePatch => {
  const offered = new Set(benefitsOnOffer(quote, 'en').map((benefit) => benefit.code));
  if (codes.some((code) => !offered.has(code))) throw refused(TRAVEL_TEXTS.benefitUnknown);
  return { benefits: [...new Set(codes)].map((code) => ({ code, premium: 0 })) };
};

const covidPatch = (covid: boolean, context: EventContext): QuotePatch => ({
  details: asDetails({ ...travelDetailsOf(context.quote), covid }),
  ...benefitsPatch(covid ? [COVID_BENEFIT_CODE] : [], context),
});

const customerPatch = async (customer: CustomerInput, context: EventContext): Promise<QuotePatch> => {
  const details = travelDetailsOf(context.quote);
  validateCustomer(customer, details, todayInJakarta(context.now));
  return {
    ...(await phonePatch(customer.insuredPhone, context)),
    insured_name: customer.insuredName,
    insured_birth_date: customer.insuredBirthDate,
    insured_id_card: customer.insuredIdCard ?? '',
    insured_passport: normalisePassport(customer.insuredPassport ?? ''),
    insured_email: customer.insuredEmail,
    details: asDetails({ ...details, adults: customer.adults, children: customer.children }),
  };
};

/** Each change is one event of the transition table. */
export const travelCommandOf = (change: TravelChange): QuoteCommand => {
  switch (change.kind) {
    case 'trip':
      return { event: 'changeRisk', change: (context) => changedTripPatch(change.trip, context) };
    case 'phone':
      return { event: 'changePhone', change: (context) => sharedPhonePatch(change.phone, context) };
    case 'plan':
      return { event: 'savePlan', change: (context) => planPatch(change.planCode, context) };
    case 'covid':
      return { event: 'saveCovid', change: (context) => covidPatch(change.covid, context) };
    case 'benefits':
      return { event: 'saveBenefits', change: (context) => benefitsPatch(change.codes, context) };
    case 'discount':
      return { event: 'saveDiscount', change: (context) => discountPatch(change.percent, context) };
    case 'promoCode':
      return promoCodeCommand(change.code);
    case 'customer':
      return { event: 'saveCustomer', change: (context) => customerPatch(change.customer, context) };
  }
};
