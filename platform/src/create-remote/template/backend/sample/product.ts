import { sampleChange, sampleQuote } from 'mfe-sample/contract/schemas/quote.ts';
import { sampleProductId, sampleProductName } from 'mfe-sample/contract/product-id.ts';
import { checkSubject } from 'mfe-sample/rules/subject.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import { refuseFirst } from '#core/http/api-refusal.ts';
import { sampleCommandOf } from './commands.ts';
import { sampleDetailsOf } from './details.ts';
import { sampleDetail, sampleSections } from './document.ts';
import { samplePrice } from './price.ts';
import { sampleRecordOf } from './record.ts';
import { sampleTextOf } from './texts.ts';

/** What the pipeline of a quote asks of this product: transitions, price, record, documents. */
export const sampleProduct: InsuranceProduct = {
  productId: sampleProductId,
  name: sampleProductName,
  // What it does not cover goes here; other words are another version.
  wording: { version: '1', exclusions: [] },
  linkPrefix: 'sample',
  linksOpenedBy: 'decryptLink',
  isJourney: false,
  transitions: QUOTE_TRANSITIONS,
  textOf: sampleTextOf,
  price: samplePrice,
  benefitNames: () => ({}),
  changes: { schema: sampleChange, commandOf: sampleCommandOf },
  cleared: {},
  validUntil: priceValidUntil,
  startProblem: (start, today) => (isBackdated(start, today) ? sampleTextOf('notice.backdated') : undefined),
  requireComplete: (quote) =>
    refuseFirst({ subject: checkSubject(sampleDetailsOf(quote).subject) }, sampleTextOf),
  recordOf: (_db, quote, viewer) => Promise.resolve(sampleRecordOf(quote, viewer)),
  record: sampleQuote,
  documentSections: sampleSections,
  detailSections: sampleDetail,
  policyAdvice: { en: 'Keep it in a safe place.', id: 'Simpanlah di tempat yang aman.' },
};
