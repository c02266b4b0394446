import { config } from '@payung/shared/config.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { policyFileName } from '@payung/shared/domain/money/payment.ts';
import type { Queries } from '#database/database.ts';
import { findFrozenVersion } from '#repositories/frozen-versions.ts';
import { findPolicy } from '#repositories/policies.ts';
import type { Quote } from '#repositories/tables.ts';
import { notFound, refused } from '#http/api-refusal.ts';
import type { DocumentContent } from '#documents/document-content.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#http/texts.ts';
import { contactsSection, highlightsOf } from './document-frame.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { policyNotice } from './policy-notice.ts';
import { requireQuote } from './require-quote.ts';
import type { InsuranceProduct, Viewer } from './insurance-product.ts';

export interface DocumentWanted {
  readonly quoteId: string;
  /** Whoever downloads it, or is sent it: agents get masked numbers. */
  readonly viewer: Viewer;
  /** Where the call serves one product alone. */
  readonly productId?: string;
}

type Frame = Pick<DocumentContent, 'number' | 'notice' | 'notes'> & {
  readonly kind: 'policy' | 'quotation';
  readonly lastHighlight: readonly [string, string];
};

interface Printing {
  readonly product: InsuranceProduct;
  readonly quote: Quote;
  readonly viewer: Viewer;
}

const contentOf = async (
  db: Queries,
  { product, quote, viewer }: Printing,
  { lastHighlight, ...frame }: Frame,
): Promise<DocumentContent> => {
  const { language } = viewer;
  const all = await product.documentSections(quote, viewer, db);
  const sections = all.filter((section) => section.lines.length > 0);
  return {
    ...frame,
    cacheKey: `${quote.id}-${quote.version}-${frame.kind}-${language}`,
    language,
    title: `${product.name} · ${DOCUMENT_TEXTS[frame.kind][language]}`,
    highlights: highlightsOf(quote, lastHighlight, language),
    sections: [...sections, contactsSection(language)],
  };
};

export interface PrintedDocument {
  readonly bytes: Buffer;
  readonly fileName: string;
}

/** The policy as it was confirmed and paid: of the frozen version, not of today's quote. */
const policyContent = async (db: Queries, { product, quote, viewer }: Printing): Promise<DocumentContent> => {
  const policy = await findPolicy(db, quote.id);
  if (policy === undefined) throw refused(TEXTS.notSold);
  const frozen = await findFrozenVersion(db, quote.id, policy.version);
  if (frozen === undefined) throw notFound();
  const { language } = viewer;
  const notice = policyNotice(policy, language);
  const sold = frozen.snapshot as unknown as Quote;
  return contentOf(
    db,
    { product, quote: sold, viewer },
    {
      kind: 'policy',
      number: policy.policy_no,
      ...(notice === undefined ? {} : { notice }),
      lastHighlight: [DOCUMENT_TEXTS.emergency[language], config.brand.emergencyPhone],
      notes: [
        ...(notice?.tone === 'cancelled' ? [] : [DOCUMENT_TEXTS.issued[language]]),
        config.brand.regulator[language],
      ],
    },
  );
};

export const policyDocument = async (
  services: Services,
  { quoteId, viewer, productId }: DocumentWanted,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId, productId);
  const product = services.productOf(quote.product_id);
  const content = await policyContent(services.db, { product, quote, viewer });
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, content.number),
  };
};

export const quotationDocument = async (
  services: Services,
  { quoteId, viewer }: DocumentWanted,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId);
  if (quote.plan_code === '') throw refused(TEXTS.notYet);
  const product = services.productOf(quote.product_id);
  const { language } = viewer;
  const content = await contentOf(
    services.db,
    { product, quote, viewer },
    {
      kind: 'quotation',
      number: quote.code,
      lastHighlight: [DOCUMENT_TEXTS.validUntil[language], formatDate(quote.valid_until)],
      notes: [DOCUMENT_TEXTS.illustrative[language], config.brand.regulator[language]],
    },
  );
  return {
    bytes: await services.printDocument(content),
    fileName: policyFileName(product.name, quote.code),
  };
};
