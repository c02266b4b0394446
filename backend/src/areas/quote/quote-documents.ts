import { formatDate } from '@payung/shared/domain/dates.ts';
import { policyFileName } from '@payung/shared/domain/money/payment.ts';
import type { Queries } from '#database/database.ts';
import { findFrozenVersion } from '#repositories/frozen-versions.ts';
import { findPolicy } from '#repositories/policies.ts';
import type { Quote } from '#repositories/tables.ts';
import { notFound, refused } from '#http/api-refusal.ts';
import type { DocumentContent } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { requireQuote } from './require-quote.ts';
import type { InsuranceProduct } from './insurance-product.ts';

export interface DocumentWanted {
  readonly quoteId: string;
  readonly language: Language;
  /** Where the call serves one product alone. */
  readonly productId?: string;
}

interface Numbering {
  readonly language: Language;
  readonly kind: DocumentContent['kind'];
  readonly number: string;
  readonly notes: readonly string[];
}

const contentOf = (
  product: InsuranceProduct,
  quote: Quote,
  { language, kind, number, notes }: Numbering,
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
  product: InsuranceProduct,
  { quoteId, language }: DocumentWanted,
): Promise<DocumentContent> => {
  const policy = await findPolicy(db, quoteId);
  if (policy === undefined) throw refused(TEXTS.notSold);
  const frozen = await findFrozenVersion(db, quoteId, policy.version);
  if (frozen === undefined) throw notFound();
  const due = policy.pay_later_due;
  const notes = [
    DOCUMENT_TEXTS.issued[language],
    ...(due === null ? [] : [`${DOCUMENT_TEXTS.payBefore[language]} ${formatDate(due)}`]),
    DOCUMENT_TEXTS.regulator[language],
  ];
  const quote = frozen.snapshot as unknown as Quote;
  return contentOf(product, quote, { language, kind: 'policy', number: policy.policy_no, notes });
};

export const policyDocument = async (
  services: Services,
  wanted: DocumentWanted,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, wanted.quoteId, wanted.productId);
  const product = services.productOf(quote.product_id);
  const content = await policyContent(services.db, product, wanted);
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, content.number),
  };
};

export const quotationDocument = async (
  services: Services,
  { quoteId, language }: DocumentWanted,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId);
  if (quote.plan_code === '') throw refused(TEXTS.notYet);
  const product = services.productOf(quote.product_id);
  const validity = `${DOCUMENT_TEXTS.validUntil[language]} ${formatDate(quote.valid_until)}`;
  const content = contentOf(product, quote, {
    language,
    kind: 'quotation',
    number: quote.code,
    notes: [validity, DOCUMENT_TEXTS.illustrative[language], DOCUMENT_TEXTS.regulator[language]],
  });
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, quote.code),
  };
};
