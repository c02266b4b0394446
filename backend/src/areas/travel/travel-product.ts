import { isBackdated } from '@payung/shared/domain/payment.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import type { Quote } from '#repositories/tables.ts';
import { holdsUntil } from '../quote/open-quote.ts';
import type { SoldProduct } from '../quote/sold-product.ts';
import { sharedText } from '../texts.ts';
import { requireGoodCustomer } from './travel-checks.ts';
import { asDetails, travelDetailsOf } from './travel-details.ts';
import { travelSections } from './travel-document.ts';
import { travelPrice } from './travel-price.ts';
import { travelRecordOf } from './travel-record.ts';

const customerOf = (quote: Quote) => {
  const details = travelDetailsOf(quote);
  return {
    insuredName: quote.insured_name,
    insuredDob: quote.insured_dob,
    insuredIdCard: quote.insured_id_card,
    insuredPassportNo: quote.insured_passport,
    insuredMobile: quote.insured_phone,
    insuredEmail: quote.insured_email,
    adults: [...details.adults],
    childs: [...details.childs],
  };
};

export const travelProduct: SoldProduct = {
  productId: PRODUCT_IDS.travel,
  name: PRODUCT_NAMES.travel,
  linkPrefix: 'travel',
  linksOpenedBy: 'decryptLink',
  reductions: 'travel',
  isJourney: true,
  price: travelPrice,
  cleared: {
    covid: (quote) => ({ details: asDetails({ ...travelDetailsOf(quote), covid: undefined }) }),
  },
  // A price never holds beyond the departure.
  validUntil: holdsUntil,
  startProblem: (departure, today) =>
    isBackdated(departure, today) ? sharedText('notice.backdated') : undefined,
  requireComplete: (quote, today) => requireGoodCustomer(customerOf(quote), travelDetailsOf(quote), today),
  recordOf: (_db, quote, viewer) => Promise.resolve(travelRecordOf(quote, viewer)),
  documentSections: travelSections,
  policyAdvice: {
    en: 'Keep it with you on your journey.',
    id: 'Bawalah selama perjalanan Anda.',
  },
};
