import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { phonePatch, sharedPhonePatch } from '#areas/quote/update-quote.ts';
import { promoCodeCommand } from '#areas/quote/price/promo-code.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { KiteChange, KiteCustomer } from './contract.ts';
import { flightFacts } from './flight.ts';
import { KITE_PLANS, soldBenefits, WIND } from './tariff.ts';

const planPatch = (planCode: string, { product }: EventContext): QuotePatch => {
  const plan = KITE_PLANS[planCode];
  if (plan === undefined) throw refused(product.textOf('kite.planUnknown'));
  return { plan_code: planCode, plan_name: plan.name };
};

const benefitsPatch = (codes: readonly string[], { product }: EventContext): QuotePatch => {
  const benefits = soldBenefits(codes);
  if (benefits.length !== new Set(codes).size) throw refused(product.textOf('kite.benefitUnknown'));
  return { benefits };
};

const windPatch = (isWanted: boolean, { quote }: EventContext): QuotePatch => ({
  details: { ...quote.details, wind: isWanted },
  benefits: isWanted ? soldBenefits([WIND]) : [],
});

const customerPatch = async (customer: KiteCustomer, context: EventContext): Promise<QuotePatch> => ({
  ...(await phonePatch(customer.insuredPhone, context)),
  insured_name: customer.insuredName,
  insured_birth_date: customer.insuredBirthDate,
  insured_passport: customer.insuredPassport,
  insured_email: customer.insuredEmail,
});

/** Each kind of change is one event of the transition table. */
export const kiteCommandOf = (change: KiteChange): QuoteCommand => {
  switch (change.kind) {
    case 'flight':
      return {
        event: 'changeRisk',
        change: ({ now }) => ({
          ...flightFacts(change.flight),
          valid_until: priceValidUntil(todayInJakarta(now), change.flight.departureDate),
        }),
      };
    case 'phone':
      return { event: 'changePhone', change: (context) => sharedPhonePatch(change.phone, context) };
    case 'plan':
      return { event: 'savePlan', change: (context) => planPatch(change.planCode, context) };
    case 'wind':
      return { event: 'saveCovid', change: (context) => windPatch(change.isWanted, context) };
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
