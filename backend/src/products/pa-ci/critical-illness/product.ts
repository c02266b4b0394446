import { ciQuote } from 'mfe-pa-ci/contract/schemas/critical-illness.ts';
import { ciDiscount } from 'mfe-pa-ci/rules/ci-reductions.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { literal, TEXTS } from '#core/http/texts.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { refused } from '#core/http/api-refusal.ts';
import { deleteHandovers, listHandovers } from '../sql/partner-handovers.ts';
import { ciDetail } from './detail.ts';
import { ciTextOf } from './texts.ts';
import { ciRecordOf } from './record.ts';
import { CI_TRANSITIONS } from './transitions.ts';

/** Priced, sold and documented by a partner: here it has no price, no proposal and no document. */
export const criticalIllness: InsuranceProduct = {
  productId: PRODUCT_IDS.ci,
  name: PRODUCT_NAMES.ci,
  linkPrefix: 'ci',
  linksOpenedBy: 'decryptCiLink',
  // To the partner's error page (ERR-019), or to our own while the partner's pages do not answer.
  linkExpired: async ({ partner }) =>
    partner === undefined || (await partner.isThere()) ? literal('link is expired-ci') : TEXTS.linkExpired,
  isJourney: false,
  transitions: CI_TRANSITIONS,
  discount: ciDiscount,
  textOf: ciTextOf,
  benefitNames: () => ({}),
  cleared: {},
  validUntil: priceValidUntil,
  startProblem: () => undefined,
  requireComplete: () => {
    throw refused(TEXTS.noPrice);
  },
  recordOf: ciRecordOf,
  record: ciQuote,
  documentSections: () => [],
  detailSections: ciDetail,
  personalData: async ({ id }, db) => ({
    handedOverToPartner: (await listHandovers(db, id)).map(({ at }) => at.toISOString()),
  }),
  erase: deleteHandovers,
  policyAdvice: {
    en: 'Your policy is kept by our partner.',
    id: 'Polis Anda disimpan oleh mitra kami.',
  },
};
