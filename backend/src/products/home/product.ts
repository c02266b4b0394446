import { HOME_WORDING } from 'mfe-home/rules/wording.ts';
import { homeQuote } from 'mfe-home/contract/schemas/quote.ts';
import type { HomeCustomer } from 'mfe-home/contract/schemas/quote.ts';
import { checkHomeStart } from 'mfe-home/rules/property.ts';
import { homeDiscount, homePromoCode } from 'mfe-home/rules/discount.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { homeDetailsOf, propertyOf } from './details.ts';
import { homeDetail } from './documents/detail.ts';
import { homeSections } from './documents/document.ts';
import { benefitNames, homePrice } from './price/price.ts';
import { homeValidUntil } from './property-patch.ts';
import { homeRecordOf } from './record.ts';
import { HOME_TEXTS, homeTextOf } from './texts.ts';
import { homePlanOffers } from './tariff/offers.ts';
import { homeUnreadFields } from './unread-fields.ts';
import { validateCustomer, validateProperty } from './validate.ts';

const customerOf = (quote: Quote): HomeCustomer => {
  const details = homeDetailsOf(quote);
  return {
    ...details,
    insuredName: quote.insured_name,
    insuredPhone: quote.insured_phone,
    insuredEmail: quote.insured_email,
    insuredIdCard: quote.insured_id_card,
    insuredPassport: quote.insured_passport,
    insuredBirthDate: quote.insured_birth_date,
    startDate: quote.start_date,
  };
};

const requireComplete = (quote: Quote, today: string): void => {
  validateProperty({ ...propertyOf(quote), insuredName: quote.insured_name }, today);
  validateCustomer(customerOf(quote), today);
};

export const homeProduct: InsuranceProduct = {
  productId: PRODUCT_IDS.home,
  name: PRODUCT_NAMES.home,
  wording: HOME_WORDING,
  linkPrefix: 'home',
  linksOpenedBy: 'decryptHomeLink',
  isJourney: false,
  transitions: QUOTE_TRANSITIONS,
  discount: homeDiscount,
  promoCode: homePromoCode,
  textOf: homeTextOf,
  price: homePrice,
  benefitNames,
  cleared: {},
  validUntil: homeValidUntil,
  startProblem: (start, today) => {
    const problem = checkHomeStart(start, today);
    if (problem === undefined) return undefined;
    return problem === 'start.tooFar' ? homeTextOf(problem) : HOME_TEXTS.startPassed;
  },
  requireComplete,
  recordOf: homeRecordOf,
  record: homeQuote,
  unreadFields: homeUnreadFields,
  documentSections: homeSections,
  comparedPlans: (quote, language) =>
    homePlanOffers(propertyOf(quote), language).map(({ planCode, planName, premium, coverage }) => ({
      code: planCode,
      name: planName,
      premium,
      rows: coverage.map(({ description, covered }) => ({
        label: description,
        value: DOCUMENT_TEXTS[covered ? 'covered' : 'notCovered'][language],
      })),
    })),
  detailSections: homeDetail,
  policyAdvice: {
    en: 'Keep it where you can find it if something happens to your home.',
    id: 'Simpanlah di tempat yang mudah ditemukan bila terjadi sesuatu pada rumah Anda.',
  },
};
