import { checkHomeStart } from '@payung/shared/domain/home/check-property.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import type { Quote } from '#repositories/tables.ts';
import type { SoldProduct } from '../quote/sold-product.ts';
import { requireGoodHomeCustomer, requireGoodProperty } from './home-checks.ts';
import { homeDetailsOf, propertyOf, provinceNameOf } from './home-details.ts';
import { homeSections } from './home-document.ts';
import { homePrice } from './home-price.ts';
import { homeRecordOf } from './home-record.ts';
import { homeValidUntil } from './property-patch.ts';
import { HOME_TEXTS } from './home-texts.ts';

const customerOf = (quote: Quote) => {
  const { requirementsAgreed: _agreed, premiumParts: _parts, ...details } = homeDetailsOf(quote);
  return {
    ...details,
    addrProvince: provinceNameOf(details),
    insuredName: quote.insured_name,
    insuredMobile: quote.insured_phone,
    insuredEmail: quote.insured_email,
    insuredIdCard: quote.insured_id_card,
    insuredPassportNo: quote.insured_passport,
    insuredDob: quote.insured_dob,
    homeEffectiveDate: quote.start_date,
    homeExpiryDate: quote.end_date,
  };
};

const requireComplete = (quote: Quote, today: string): void => {
  const { printOption } = homeDetailsOf(quote);
  requireGoodProperty({ ...propertyOf(quote), insuredName: quote.insured_name }, today);
  requireGoodHomeCustomer(customerOf(quote), printOption, today);
};

export const homeProduct: SoldProduct = {
  productId: PRODUCT_IDS.home,
  name: PRODUCT_NAMES.home,
  linkPrefix: 'home',
  linksOpenedBy: 'decryptHomeLink',
  reductions: 'home',
  isJourney: false,
  price: homePrice,
  cleared: {},
  validUntil: homeValidUntil,
  startProblem: (start, today) =>
    checkHomeStart(start, today) === undefined ? undefined : HOME_TEXTS.startPassed,
  requireComplete,
  recordOf: homeRecordOf,
  documentSections: homeSections,
  policyAdvice: {
    en: 'Keep it where you find it when something happens to your home.',
    id: 'Simpanlah di tempat yang mudah ditemukan bila terjadi sesuatu pada rumah Anda.',
  },
};
