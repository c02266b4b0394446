import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isDiscountAllowed } from '@payung/shared/domain/discount.ts';
import { normalisePassport } from '@payung/shared/domain/identity-number.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { COVID_BENEFIT_CODE } from '@payung/shared/domain/travel/constants.ts';
import { PLANS } from '@payung/shared/domain/travel/plans.ts';
import { planPremium } from '@payung/shared/domain/travel/pricing.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import { stepTakerOf } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { holdsUntil } from '../quote/open-quote.ts';
import { phonePatch } from '../quote/phone.ts';
import { requirePromo } from '../quote/promo-code.ts';
import { requireQuoteToShow } from '../quote/require-quote.ts';
import { saveMove } from '../quote/save-step.ts';
import type { Move, Scene } from '../quote/save-step.ts';
import { refused } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import type { Services } from '../services.ts';
import { sharedText, TEXTS } from '../texts.ts';
import { requireGoodCustomer, requireGoodTrip } from './travel-checks.ts';
import { asDetails, travelDetailsOf, tripOf, tripPatch } from './travel-details.ts';
import { benefitsOnOffer } from './travel-price.ts';
import { travelRecordOf } from './travel-record.ts';
import { TRAVEL_TEXTS } from './travel-texts.ts';

type Variant<K extends PropertyKey> = Extract<UpdateTravelQuoteInput, Readonly<Record<K, unknown>>>;

const planPatch = (planCode: string, { quote }: Scene): QuotePatch => {
  const plan = PLANS.find((offer) => offer.code === planCode);
  if (plan === undefined || planPremium(planCode, tripOf(quote)) === undefined) {
    throw refused(TRAVEL_TEXTS.planUnknown);
  }
  return { plan_code: plan.code, plan_name: plan.name };
};

/** Add-ons are named by their code; their price is set afterwards from the tariff. */
const benefitsPatch = (codes: readonly string[], { quote }: Scene): QuotePatch => {
  const offered = new Set(benefitsOnOffer(quote, 'EN').map((benefit) => benefit.BenefitCode));
  if (codes.some((code) => !offered.has(code))) throw refused(TRAVEL_TEXTS.benefitUnknown);
  return { benefits: [...new Set(codes)].map((BenefitCode) => ({ BenefitCode, Premium: 0 })) };
};

const covidPatch = (covid: boolean, scene: Scene): QuotePatch => ({
  details: asDetails({ ...travelDetailsOf(scene.quote), covid }),
  ...benefitsPatch(covid ? [COVID_BENEFIT_CODE] : [], scene),
});

const discountPatch = (percent: number): QuotePatch => {
  if (!isDiscountAllowed(percent, 'travel')) throw refused(sharedText('discount.travel.range'));
  return { discount_percent: percent };
};

const promoPatch = async (
  list: Variant<'promoCodeList'>['promoCodeList'],
  { tx, quote, now }: Scene,
): Promise<QuotePatch> => {
  const [typed] = list;
  if (typed === undefined) return { promo_code: '', promo_percent: 0 };
  // The percent that came along is what the screen showed; what counts is the code's own.
  const promo = await requirePromo(tx, typed.promoCode, quote, 'travel', now);
  return { promo_code: promo.code, promo_percent: promo.percent };
};

const customerPatch = async (
  customer: Variant<'customer'>['customer'],
  scene: Scene,
): Promise<QuotePatch> => {
  const details = travelDetailsOf(scene.quote);
  requireGoodCustomer(customer, details, todayInJakarta(scene.now));
  return {
    ...(await phonePatch(customer.insuredMobile, scene)),
    insured_name: customer.insuredName,
    insured_dob: customer.insuredDob,
    insured_id_card: customer.insuredIdCard ?? '',
    insured_passport: normalisePassport(customer.insuredPassportNo ?? ''),
    insured_email: customer.insuredEmail,
    details: asDetails({ ...details, adults: customer.adults, childs: customer.childs }),
  };
};

const tripChange = (trip: Variant<'trip'>['trip'], { quote, now }: Scene): QuotePatch => {
  const today = todayInJakarta(now);
  requireGoodTrip(trip, today);
  return {
    ...tripPatch(trip, travelDetailsOf(quote)),
    valid_until: holdsUntil(today, trip.departureDate),
  };
};

/** Each variant of the body is one event of the transition table. */
export const moveOf = (body: UpdateTravelQuoteInput): Move => {
  if ('trip' in body) return { event: 'changeRisk', change: (scene) => tripChange(body.trip, scene) };
  if ('insuredMobile' in body) {
    return { event: 'changePhone', change: (scene) => phonePatch(body.insuredMobile, scene) };
  }
  if ('planCode' in body) return { event: 'savePlan', change: (scene) => planPatch(body.planCode, scene) };
  if ('covid' in body) return { event: 'saveCovid', change: (scene) => covidPatch(body.covid, scene) };
  if ('additionalBenefits' in body) {
    const codes = body.additionalBenefits.map((benefit) => benefit.BenefitCode);
    return { event: 'saveBenefits', change: (scene) => benefitsPatch(codes, scene) };
  }
  if ('discountPercent' in body) {
    return { event: 'saveDiscount', change: () => discountPatch(body.discountPercent) };
  }
  if ('promoCodeList' in body) {
    return { event: 'savePromo', change: (scene) => promoPatch(body.promoCodeList, scene) };
  }
  return { event: 'saveCustomer', change: (scene) => customerPatch(body.customer, scene) };
};

export const updateQuote = async (ask: AskOf<'updateQuote'>, services: Services) => {
  const taker = stepTakerOf(ask.caller);
  const { quoteId } = ask.params;
  const saving = { quoteId, productId: PRODUCT_IDS.travel, taker, seenVersion: ask.seenVersion };
  await saveMove(services, saving, moveOf(ask.body));
  const viewer = { kind: taker.actor, language: wireLanguage(ask.language) };
  const quote = await requireQuoteToShow(services, quoteId);
  return { message: TEXTS.quoteUpdated[ask.language], data: travelRecordOf(quote, viewer) };
};
