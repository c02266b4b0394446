import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isDiscountAllowed } from '@payung/shared/domain/discount.ts';
import { normalisePassport } from '@payung/shared/domain/identity-number.ts';
import { normalisePhone } from '@payung/shared/domain/phone.ts';
import type { QuoteEvent } from '@payung/shared/domain/stage-machine.ts';
import { COVID_BENEFIT_CODE } from '@payung/shared/domain/travel/constants.ts';
import { PLANS } from '@payung/shared/domain/travel/plans.ts';
import { planPremium } from '@payung/shared/domain/travel/pricing.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import { endVisits } from '#repositories/sessions.ts';
import type { Quote } from '#repositories/tables.ts';
import { stepTakerOf } from '../actor.ts';
import type { StepTaker } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { refused } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import type { Services } from '../services.ts';
import { sharedText, TEXTS } from '../texts.ts';
import { validUntil } from './create-quote.ts';
import { requirePromo, withGuessLimit } from './promo-code.ts';
import { benefitsOnOffer } from './quote-price.ts';
import { takeStep } from './quote-step.ts';
import { requireGoodCustomer, requireGoodPhone, requireGoodTrip } from './travel-checks.ts';
import { asDetails, travelDetailsOf, tripOf, tripPatch } from './travel-details.ts';
import { readRecord } from './travel-record.ts';

interface Scene {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly taker: StepTaker;
  readonly now: Date;
}
type Variant<K extends PropertyKey> = Extract<UpdateTravelQuoteInput, Readonly<Record<K, unknown>>>;

const planPatch = (planCode: string, { quote }: Scene): QuotePatch => {
  const plan = PLANS.find((offer) => offer.code === planCode);
  if (plan === undefined || planPremium(planCode, tripOf(quote)) === undefined) {
    throw refused(TEXTS.planUnknown);
  }
  return { plan_code: plan.code, plan_name: plan.name };
};

/** Add-ons are named by their code; their price is set afterwards from the tariff. */
const benefitsPatch = (codes: readonly string[], { quote }: Scene): QuotePatch => {
  const offered = new Set(benefitsOnOffer(quote, 'EN').map((benefit) => benefit.BenefitCode));
  if (codes.some((code) => !offered.has(code))) throw refused(TEXTS.benefitUnknown);
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
  const promo = await requirePromo(tx, typed.promoCode, quote, now);
  return { promo_code: promo.code, promo_percent: promo.percent };
};

/** Only the agent corrects the phone: it ends the visits opened with the old one (ruling K61). */
const phonePatch = async (phone: string, { tx, quote, taker, now }: Scene): Promise<QuotePatch> => {
  requireGoodPhone(phone);
  if (normalisePhone(phone) === normalisePhone(quote.insured_phone)) return { insured_phone: phone };
  if (taker.actor === 'customer') throw refused(TEXTS.agentOnly);
  await endVisits(tx, quote.id, now);
  return { insured_phone: phone };
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
    valid_until: validUntil(today, trip.departureDate),
  };
};

interface Move {
  readonly event: QuoteEvent;
  readonly change: (scene: Scene) => QuotePatch | Promise<QuotePatch>;
}

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
  const now = services.clock.now();
  const { quoteId } = ask.params;
  const { event, change } = moveOf(ask.body);
  const step = () =>
    transaction(services.db, (tx) =>
      takeStep(
        tx,
        {
          quoteId,
          event,
          ...taker,
          seenVersion: ask.seenVersion,
          change: (quote) => change({ tx, quote, taker, now }),
        },
        now,
      ),
    );
  await (event === 'savePromo' ? withGuessLimit(services, quoteId, step) : step());
  const viewer = { kind: taker.actor, language: wireLanguage(ask.language) };
  return {
    message: TEXTS.quoteUpdated[ask.language],
    data: await readRecord(services.db, quoteId, viewer, now),
  };
};
