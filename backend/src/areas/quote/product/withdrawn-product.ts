import { config } from '@payung/shared/config.ts';
import { quoteFields } from '@payung/shared/schemas/quote.ts';
import { record } from '@payung/shared/wire/describe.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import { sharedText, TEXTS, withValues } from '#core/http/texts.ts';
import { customerSection } from '#areas/quote/documents/document-lines.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import { QUOTE_TRANSITIONS } from '#areas/quote/transitions.ts';
import type { SoldProduct } from '#areas/quote/sql/sold-products.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { InsuranceProduct } from './insurance-product.ts';

/** What becomes of policies that there are, whoever sells the product today. */
const ENDS = QUOTE_TRANSITIONS.filter(({ event }) => event === 'paidLater' || event === 'cancelPolicy');

const GONE: BilingualText = withValues(TEXTS.productGone, { support: config.brand.supportEmail });

const NOT_KEPT: BilingualText = withValues(TEXTS.documentNotKept, { support: config.brand.supportEmail });

/** Nothing of the product is sold, changed or priced here any more. */
export const productGone = (): ApiRefusal => refused(GONE);

/** What it is called where nobody has stored what it called itself. */
export const WITHDRAWN_NAME: BilingualText = sharedText('product.withdrawn');

const refuse = (): never => {
  throw productGone();
};

/**
 * A product that this server does not have: taken out, or never here. Its quotes are read as far as all quotes are alike,
 * its policies are paid and end, and every rule of a sale refuses.
 */
export const withdrawnProduct = (productId: string, stored: SoldProduct | undefined): InsuranceProduct => ({
  productId,
  name: stored?.name ?? WITHDRAWN_NAME.en,
  // No page opens links of its own.
  linkPrefix: '',
  linksOpenedBy: 'decryptLink',
  isJourney: stored?.isJourney ?? false,
  transitions: ENDS,
  benefitNames: () => ({}),
  cleared: {},
  recordOf: (_db, quote, viewer) => Promise.resolve(commonRecordOf(quote, viewer, {})),
  record: record(quoteFields),
  // What it covered nobody knows here: what was issued is kept, and nothing else may be called a policy.
  documentSections: () => {
    throw refused(NOT_KEPT);
  },
  detailSections: (quote, viewer) => [customerSection(quote, viewer)],
  policyAdvice: { en: '', id: '' },
  textOf: () => GONE,
  validUntil: refuse,
  startProblem: () => GONE,
  requireComplete: refuse,
});
