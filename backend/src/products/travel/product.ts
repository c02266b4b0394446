import { travelChange, travelQuote } from 'mfe-travel/contract/schemas/quote.ts';
import type { CustomerInput } from 'mfe-travel/contract/schemas/quote.ts';
import { destinationById } from 'mfe-travel/rules/destinations/destinations.ts';
import { GUARDIAN_CONSENT } from 'mfe-travel/rules/travellers.ts';
import { TRAVEL_FIELD_NAMES } from './field-names.ts';
import { travelUnreadFields } from './unread-fields.ts';
import { rowsOf } from 'mfe-travel/rules/benefits.ts';
import { TRAVEL_WORDING } from 'mfe-travel/rules/wording.ts';
import { travelDiscount, travelPromoCode } from 'mfe-travel/rules/discount.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { checkStartAhead } from '@payung/shared/domain/cover-start.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import { sharedText } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { travelCommandOf } from './commands.ts';
import { asDetails, travelDetailsOf, tripOf } from './details.ts';
import type { TravelDetails } from './details.ts';
import { travelDetail } from './documents/detail.ts';
import { travelSections } from './documents/document.ts';
import { benefitNames, travelPrice } from './price.ts';
import { travelRecordOf } from './record.ts';
import { offersFor } from './tariff/pricing.ts';
import { travelTextOf } from './texts.ts';
import { validateCustomer } from './validate.ts';

const customerOf = (quote: Quote): CustomerInput => {
  const { adults, children } = travelDetailsOf(quote);
  return {
    insuredName: quote.insured_name,
    insuredBirthDate: quote.insured_birth_date,
    insuredIdCard: quote.insured_id_card,
    insuredPassport: quote.insured_passport,
    insuredPhone: quote.insured_phone,
    insuredEmail: quote.insured_email,
    adults,
    children,
  };
};

/** Where to, behind "travel insurance"; by the id of the coverage area. */
const AREAS_IN_SENTENCES: Readonly<Record<string, BilingualText>> = {
  1: { en: 'to the ASEAN countries', id: 'ke negara ASEAN' },
  2: { en: 'to Asia Pacific', id: 'ke Asia Pasifik' },
  3: { en: 'to the Schengen countries', id: 'ke negara Schengen' },
  4: { en: 'worldwide', id: 'ke seluruh dunia' },
  5: { en: 'within Indonesia', id: 'di Indonesia' },
};

/** Nobody travels to them, but for them. */
const PILGRIMAGES = new Set(['umrah', 'hajj']);

/** "to Japan": by the name that people say, where the quote has one. */
const whereTo = ({ destination, coverageArea }: TravelDetails): BilingualText | undefined => {
  const place = destinationById(destination ?? '');
  if (place === undefined) return AREAS_IN_SENTENCES[coverageArea];
  const [en, id] = PILGRIMAGES.has(place.id) ? ['for', 'untuk'] : ['to', 'ke'];
  return { en: `${en} ${place.name.en}`, id: `${id} ${place.name.id}` };
};

/** Children follow the adults, of whom the main insured is the first. */
const childrenWithConsent = (quote: Quote): readonly number[] => {
  const { adults, children } = travelDetailsOf(quote);
  return children.flatMap(({ parentalConsent }, at) =>
    parentalConsent === true ? [adults.length + at + 2] : [],
  );
};

export const travelProduct: InsuranceProduct = {
  productId: PRODUCT_IDS.travel,
  name: PRODUCT_NAMES.travel,
  wording: TRAVEL_WORDING,
  linkPrefix: 'travel',
  linksOpenedBy: 'decryptLink',
  isJourney: true,
  aboutOf: (quote) => whereTo(travelDetailsOf(quote)),
  transitions: QUOTE_TRANSITIONS,
  discount: travelDiscount,
  promoCode: travelPromoCode,
  textOf: travelTextOf,
  price: travelPrice,
  benefitNames,
  changes: { schema: travelChange, fieldNames: TRAVEL_FIELD_NAMES, commandOf: travelCommandOf },
  cleared: {
    covid: (quote) => ({ details: asDetails({ ...travelDetailsOf(quote), covid: undefined }) }),
  },
  // No price is valid after the departure.
  validUntil: priceValidUntil,
  startProblem: (departure, today) => {
    if (isBackdated(departure, today)) return sharedText('notice.backdated');
    const problem = checkStartAhead(departure, today);
    return problem === undefined ? undefined : sharedText(problem);
  },
  requireComplete: (quote, today) => validateCustomer(customerOf(quote), travelDetailsOf(quote), today),
  recordOf: (_db, quote, viewer) => Promise.resolve(travelRecordOf(quote, viewer)),
  record: travelQuote,
  unreadFields: travelUnreadFields,
  documentSections: travelSections,
  comparedPlans: (quote, language) =>
    offersFor(tripOf(quote), language).map((offer) => ({
      ...offer,
      rows: rowsOf(offer, travelDetailsOf(quote)),
    })),
  detailSections: travelDetail,
  guardianConsents: { text: GUARDIAN_CONSENT, of: childrenWithConsent },
  policyAdvice: {
    en: 'Keep it with you on your trip.',
    id: 'Bawalah selama perjalanan Anda.',
  },
};
