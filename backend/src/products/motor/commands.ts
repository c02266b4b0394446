import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { MotorChange, MotorCustomer } from 'mfe-motor/contract/schemas/quote.ts';
import type { VehicleForm } from 'mfe-motor/contract/schemas/vehicle.ts';
import { customerToSave } from 'mfe-motor/rules/customer.ts';
import type { VehicleNumbers } from 'mfe-motor/rules/check-vehicle.ts';
import { approvalOf } from 'mfe-motor/rules/check-start.ts';
import { acceptanceOf } from 'mfe-motor/rules/acceptance.ts';
import { hasTwoThirdParties } from 'mfe-motor/rules/benefits.ts';
import { serverDiscountProblem } from 'mfe-motor/rules/discount.ts';
import { coverEnd } from 'mfe-motor/rules/multi-year.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { phonePatch, sharedPhonePatch } from '#areas/quote/update-quote.ts';
import { promoCodeCommand } from '#areas/quote/price/promo-code.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { acceptanceFactsOf, asDetails, isForSeveralYears, motorDetailsOf, vehicleOf } from './details.ts';
import type { MotorDetails } from './details.ts';
import {
  inspectionStateOf,
  isSameVehicle,
  stageOfInspection,
  withoutInspection,
} from './inspection/state.ts';
import { voidInspection } from './inspection/open-round.ts';
import { addOnsFor } from './tariff/pricing.ts';
import { planOf } from './tariff/plans.ts';
import { MOTOR_TEXTS, motorTextOf } from './texts.ts';
import { validateCustomer, vehiclePatch } from './vehicle-patch.ts';

type Change<Kind extends MotorChange['kind']> = Extract<MotorChange, { readonly kind: Kind }>;

/** A car stays a car: the kind decides the product, and a quote has one. */
const changedVehiclePatch = async (vehicle: VehicleForm, context: EventContext): Promise<QuotePatch> => {
  const { tx, quote, now } = context;
  const before = motorDetailsOf(quote);
  if (vehicle.kind !== before.kind) throw refused(MOTOR_TEXTS.kindFixed, { also: { field: 'vehicleType' } });
  const patch = await vehiclePatch(tx, vehicle, { before, today: todayInJakarta(now) });
  // Photos belong to the vehicle: another one needs new photos (ruling R11).
  if (!isSameVehicle(motorDetailsOf(patch), before)) await voidInspection(context);
  return patch;
};

/** Ignores name, premium and sums in the request; the tariff decides. */
const planPatch = ({ planCode, duration }: Change<'plan'>, { quote }: EventContext): QuotePatch => {
  const plan = planOf(planCode);
  if (plan === undefined) throw refused(MOTOR_TEXTS.planUnknown);
  if (duration !== 1 && !isForSeveralYears(quote)) {
    throw refused(MOTOR_TEXTS.oneYear, { also: { field: 'duration' } });
  }
  return {
    plan_code: plan.code,
    plan_name: plan.name,
    end_date: coverEnd(quote.start_date, duration),
    details: asDetails({ ...motorDetailsOf(quote), duration }),
  };
};

/** Add-ons are named by their code; their price is set afterwards from the tariff. */
const benefitsPatch = (codes: readonly string[], { quote }: EventContext): QuotePatch => {
  const offered = addOnsFor(vehicleOf(quote)).map(({ code }) => code);
  if (codes.some((code) => !offered.includes(code))) throw refused(MOTOR_TEXTS.benefitUnknown);
  if (hasTwoThirdParties(codes)) throw refused(MOTOR_TEXTS.oneThirdParty);
  return { benefits: [...new Set(codes)].map((code) => ({ code, premium: 0 })) };
};

const motorDiscountPatch = (percent: number, context: EventContext): QuotePatch => {
  const problem = serverDiscountProblem(percent);
  if (problem !== undefined) throw refused(motorTextOf(problem));
  return discountPatch(percent, context);
};

/** Another first day is another age of the vehicle: it must still be accepted, for as many years. */
const requireAccepted = (quote: Quote): void => {
  const { coverage, duration } = motorDetailsOf(quote);
  const { coverages, problems } = acceptanceOf(acceptanceFactsOf(quote));
  const problem = problems.find((each) => (each.coverage ?? coverage) === coverage);
  const also = { field: 'effectiveDate' };
  if (!coverages.includes(coverage) && problem !== undefined) {
    throw refused(motorTextOf(problem.message), { also });
  }
  if (duration > 1 && !isForSeveralYears(quote)) throw refused(MOTOR_TEXTS.oneYear, { also });
};

/** The stage of a quote with customer information, decided by its inspection. */
export const unconfirmedStage = (quote: Pick<Quote, 'details'>, today: IsoDate): Quote['stage'] => {
  const { inspection, kind } = motorDetailsOf(quote);
  return stageOfInspection(inspectionStateOf(inspection, kind, today));
};

/** Other numbers are another vehicle, which needs new photos (ruling R11). */
const numberedDetails = async (
  details: MotorDetails,
  { chassisNo, engineNo }: VehicleNumbers,
  context: EventContext,
): Promise<MotorDetails> => {
  const numbered = { ...details, chassisNo, engineNo };
  if (isSameVehicle(numbered, details)) return details;
  await voidInspection(context);
  return { ...numbered, inspection: withoutInspection(details.inspection) };
};

/** Keeps the photos of the same vehicle; the inspection decides the stage (rulings R10, R11). */
const customerPatch = async (form: MotorCustomer, context: EventContext): Promise<QuotePatch> => {
  const { quote, now } = context;
  const today = todayInJakarta(now);
  const details = motorDetailsOf(quote);
  const inspection = inspectionStateOf(details.inspection, details.kind, today);
  const { chassisNo, engineNo } = details;
  const customer = customerToSave({
    ...form,
    chassisNo: form.chassisNo ?? chassisNo,
    engineNo: form.engineNo ?? engineNo,
  });
  validateCustomer(customer, today, approvalOf({ inspection }));
  const numbered = await numberedDetails(details, customer, context);
  requireAccepted({ ...quote, start_date: customer.startDate });
  return {
    ...(await phonePatch(customer.insuredPhone, context)),
    insured_name: customer.insuredName,
    insured_birth_date: customer.insuredBirthDate,
    insured_id_card: customer.insuredIdCard,
    insured_email: customer.insuredEmail,
    start_date: customer.startDate,
    end_date: coverEnd(customer.startDate, details.duration),
    valid_until: priceValidUntil(today, customer.startDate),
    stage: unconfirmedStage({ details: asDetails(numbered) }, today),
    details: asDetails({ ...numbered, address: customer.address }),
  };
};

/** Each change is one event of the transition table. */
export const motorCommandOf = (change: MotorChange): QuoteCommand => {
  switch (change.kind) {
    case 'vehicle':
      return { event: 'changeRisk', change: (context) => changedVehiclePatch(change.vehicle, context) };
    case 'phone':
      return { event: 'changePhone', change: (context) => sharedPhonePatch(change.phone, context) };
    case 'plan':
      return { event: 'savePlan', change: (context) => planPatch(change, context) };
    case 'benefits':
      return { event: 'saveBenefits', change: (context) => benefitsPatch(change.codes, context) };
    case 'discount':
      return { event: 'saveDiscount', change: (context) => motorDiscountPatch(change.percent, context) };
    case 'promoCode':
      return promoCodeCommand(change.code);
    case 'customer':
      return { event: 'saveCustomer', change: (context) => customerPatch(change.customer, context) };
  }
};
