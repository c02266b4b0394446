import { formatDate } from '@payung/shared/domain/dates.ts';
import { policyFileName } from '@payung/shared/domain/payment.ts';
import type { Queries } from '#database/database.ts';
import { findFrozenVersion } from '#repositories/frozen-versions.ts';
import { findPolicy } from '#repositories/policies.ts';
import type { Quote } from '#repositories/tables.ts';
import { absent, refused } from '../refusal.ts';
import type { DocumentContent } from '../document-content.ts';
import type { Language } from '../language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { requireQuote } from './require-quote.ts';
import type { SoldProduct } from './sold-product.ts';

interface Numbering {
  readonly kind: DocumentContent['kind'];
  readonly number: string;
  readonly notes: readonly string[];
}

const contentOf = (
  product: SoldProduct,
  quote: Quote,
  language: Language,
  { kind, number, notes }: Numbering,
): DocumentContent => ({
  kind,
  cacheKey: `${quote.id}-${quote.version}-${kind}-${language}`,
  language,
  title: `${product.name} · ${DOCUMENT_TEXTS[kind][language]}`,
  number,
  sections: product.documentSections(quote, language).filter((section) => section.lines.length > 0),
  notes,
});

export interface PrintedDocument {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/** The policy as it was confirmed and paid: of the frozen version, not of today's quote. */
export const policyContent = async (
  db: Queries,
  product: SoldProduct,
  quoteId: string,
  language: Language,
): Promise<DocumentContent> => {
  const policy = await findPolicy(db, quoteId);
  if (policy === undefined) throw refused(TEXTS.notSold);
  const frozen = await findFrozenVersion(db, quoteId, policy.version);
  if (frozen === undefined) throw absent();
  const due = policy.pay_later_due;
  const notes = [
    DOCUMENT_TEXTS.issued[language],
    ...(due === null ? [] : [`${DOCUMENT_TEXTS.payBefore[language]} ${formatDate(due)}`]),
    DOCUMENT_TEXTS.regulator[language],
  ];
  const quote = frozen.snapshot as unknown as Quote;
  return contentOf(product, quote, language, { kind: 'policy', number: policy.policy_no, notes });
};

export const policyDocument = async (
  services: Services,
  quoteId: string,
  language: Language,
  productId?: string,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId, productId);
  const product = services.productOf(quote.product_id);
  const content = await policyContent(services.db, product, quoteId, language);
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, content.number),
  };
};

export const quotationDocument = async (
  services: Services,
  quoteId: string,
  language: Language,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId);
  if (quote.plan_code === '') throw refused(TEXTS.notYet);
  const product = services.productOf(quote.product_id);
  const validity = `${DOCUMENT_TEXTS.validUntil[language]} ${formatDate(quote.valid_until)}`;
  const content = contentOf(product, quote, language, {
    kind: 'quotation',
    number: quote.code,
    notes: [validity, DOCUMENT_TEXTS.illustrative[language], DOCUMENT_TEXTS.regulator[language]],
  });
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, quote.code),
  };
};
