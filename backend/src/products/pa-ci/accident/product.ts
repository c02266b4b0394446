import { accidentQuote } from 'mfe-pa-ci/contract/schemas/accident.ts';
import { comparedPlans } from 'mfe-pa-ci/rules/compared-plans.ts';
import { checkStart } from 'mfe-pa-ci/rules/cover.ts';
import { GUARDIAN_CONSENT } from 'mfe-pa-ci/rules/insured.ts';
import { ACCIDENT_WORDING } from 'mfe-pa-ci/rules/wording.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { deleteInsuredsOfQuote, hasInsuredNo, insuredOfRow, listInsureds } from '../sql/insureds.ts';
import { accidentDetailsOf } from './details.ts';
import { accidentDetail } from './documents/detail.ts';
import { accidentSections } from './documents/document.ts';
import type { InsuredRules } from './insured/insured.ts';
import { accidentPrice } from './price.ts';
import { accidentRecordOf } from './record.ts';
import { requireCompletePeople } from './require-complete.ts';
import { planOffers } from './tariff/plans.ts';
import { accidentTextOf } from './texts.ts';
import { ACCIDENT_TRANSITIONS } from './transitions.ts';

/** What the pipeline of a quote asks of personal accident; without discount and promo code (ruling R22). */
export const accidentProduct = (mailDomains: InsuredRules['mailDomains']): InsuranceProduct => ({
  productId: PRODUCT_IDS.pa,
  name: PRODUCT_NAMES.pa,
  wording: ACCIDENT_WORDING,
  linkPrefix: 'pa',
  linksOpenedBy: 'decryptPaLink',
  isJourney: false,
  aboutOf: (quote) => {
    const { participants } = accidentDetailsOf(quote);
    return {
      en: participants === 1 ? 'for 1 person' : `for ${participants} people`,
      id: `untuk ${participants} orang`,
    };
  },
  transitions: ACCIDENT_TRANSITIONS,
  textOf: accidentTextOf,
  price: accidentPrice,
  benefitNames: () => ({}),
  cleared: {},
  validUntil: priceValidUntil,
  startProblem: (start, today) => {
    const problem = checkStart(start, today);
    return problem === undefined ? undefined : accidentTextOf(problem);
  },
  requireComplete: requireCompletePeople(mailDomains),
  recordOf: accidentRecordOf(mailDomains),
  record: accidentQuote,
  // What the specification calls the quote here (PA-027).
  unreadFields: ({ id }) => ({ id }),
  documentSections: accidentSections,
  // Groups have plans of their own: none of these prices would be theirs.
  comparedPlans: (quote, language) => {
    const cover = accidentDetailsOf(quote);
    if (cover.limitType !== 'one') return [];
    return comparedPlans(planOffers(language), cover).map(({ id, price, ...plan }) => ({
      ...plan,
      code: id,
      premium: price,
    }));
  },
  detailSections: accidentDetail,
  hasInsured: (db, { id }, insuredNo) => hasInsuredNo(db, id, insuredNo),
  guardianConsents: {
    text: GUARDIAN_CONSENT,
    of: async ({ id }, db) => {
      const rows = await listInsureds(db, id);
      return rows.filter((row) => row.guardian_consents).map((row) => row.insured_no);
    },
  },
  personalData: async ({ id }, db) => ({ insureds: (await listInsureds(db, id)).map(insuredOfRow) }),
  erase: deleteInsuredsOfQuote,
  policyAdvice: {
    en: 'Tell your beneficiaries that this policy exists, and where they find it.',
    id: 'Beri tahu ahli waris bahwa polis ini ada dan di mana mereka dapat menemukannya.',
  },
});
