import { PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { MOTOR_WORDING } from 'mfe-motor/rules/wording.ts';
import { motorQuote, quoteChange } from 'mfe-motor/contract/schemas/quote.ts';
import { motorDiscount, motorPromoCode } from 'mfe-motor/rules/discount.ts';
import { coverLine } from 'mfe-motor/rules/compared-plans.ts';
import { checkStart } from 'mfe-motor/rules/check-start.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { MOTOR_FIELD_NAMES } from './texts.ts';
import { motorCommandOf, unconfirmedStage } from './commands.ts';
import {
  acceptanceFactsOf,
  asDetails,
  motorDetailsOf,
  vehicleNameOf,
  vehicleOf,
  MOTOR_PRODUCT_IDS,
} from './details.ts';
import { motorDetail } from './detail.ts';
import { motorSections } from './document.ts';
import { conflictingPolicy } from './inspection/conflicting-policy.ts';
import { endHandoff } from './sql/handoffs.ts';
import { resubmitForReview } from './inspection/submit.ts';
import { requireInspection } from './inspection/state.ts';
import { planOffers } from './tariff/offers.ts';
import { benefitNames, motorPrice } from './tariff/price.ts';
import { motorRecordOf } from './record.ts';
import { eraseInspection, listPhotos, withdrawOpenSets } from './sql/photos.ts';
import { motorTextOf } from './texts.ts';
import { MOTOR_TRANSITIONS } from './transitions.ts';
import { validateCustomer, validateVehicle } from './vehicle-patch.ts';

const requireComplete = (quote: Quote, today: string): void => {
  const { address, chassisNo, engineNo } = motorDetailsOf(quote);
  validateVehicle({ ...vehicleOf(quote), insuredName: quote.insured_name }, today, acceptanceFactsOf(quote));
  validateCustomer(
    {
      insuredName: quote.insured_name,
      insuredBirthDate: quote.insured_birth_date,
      insuredIdCard: quote.insured_id_card,
      insuredPhone: quote.insured_phone,
      insuredEmail: quote.insured_email,
      startDate: quote.start_date,
      chassisNo,
      engineNo,
      address,
    },
    today,
  );
  requireInspection(quote, today);
};

const common: Omit<InsuranceProduct, 'productId' | 'name'> = {
  wording: MOTOR_WORDING,
  linkPrefix: 'motor',
  linksOpenedBy: 'decryptMotorLink',
  isJourney: false,
  aboutOf: (quote) => {
    const vehicle = vehicleNameOf(motorDetailsOf(quote));
    return { en: `for your ${vehicle}`, id: `untuk ${vehicle}` };
  },
  numberFields: ['plateCode', 'plateNumber', 'plateSuffix'],
  transitions: MOTOR_TRANSITIONS,
  discount: motorDiscount,
  promoCode: motorPromoCode,
  textOf: motorTextOf,
  price: motorPrice,
  benefitNames,
  changes: { schema: quoteChange, fieldNames: MOTOR_FIELD_NAMES, commandOf: motorCommandOf },
  // The years of cover belong to the plan.
  cleared: { plan: (quote) => ({ details: asDetails({ ...motorDetailsOf(quote), duration: 1 }) }) },
  validUntil: priceValidUntil,
  startProblem: (start, today) => {
    const problem = checkStart(start, today);
    return problem === undefined ? undefined : motorTextOf(problem);
  },
  requireComplete,
  unconfirmedStage,
  endHandoffs: endHandoff,
  resubmitForReview,
  conflictingPolicy,
  recordOf: motorRecordOf,
  record: motorQuote,
  documentSections: motorSections,
  comparedPlans: (quote, language) =>
    planOffers(quote, motorDetailsOf(quote).duration, language).map(({ code, name, premium, benefits }) => ({
      code,
      name,
      premium,
      rows: benefits.map(coverLine),
    })),
  detailSections: motorDetail,
  personalData: async ({ id }, db) => ({
    photos: (await listPhotos(db, id)).map(({ slot, sent_at, source }) => ({
      slot,
      sentAt: sent_at.toISOString(),
      source,
    })),
  }),
  erase: async (db, quoteId, now) => {
    await withdrawOpenSets(db, quoteId, now);
    await eraseInspection(db, quoteId);
  },
  policyAdvice: {
    en: 'Keep it in your vehicle, beside the registration.',
    id: 'Simpanlah di kendaraan Anda, bersama STNK.',
  },
};

export const motorCar: InsuranceProduct = {
  ...common,
  productId: MOTOR_PRODUCT_IDS.car,
  name: PRODUCT_NAMES.motor4w,
};

export const motorMotorcycle: InsuranceProduct = {
  ...common,
  productId: MOTOR_PRODUCT_IDS.motorcycle,
  name: PRODUCT_NAMES.motor2w,
};
