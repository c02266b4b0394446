import { config } from '@payung/shared/config.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { policyFileName } from '@payung/shared/domain/money/payment.ts';
import { findPolicy } from '#areas/payment/policies/policies-sql.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { Services } from '#areas/services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { comparisonSection, linesOf } from './document-lines.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { EDITIONS } from './kept-terms.ts';
import { policyContent, receiptContent } from './policy-content.ts';
import { requireQuote } from '../quote-record.ts';
import type { Viewer } from '../product/insurance-product.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { findQuote } from '../sql/quotes.ts';
import { archiveNameOf, documentOfQuote } from '#areas/quote/documents/document-of-quote.ts';

interface DocumentRequest {
  readonly quoteId: string;
  /** Anybody who downloads it, or is sent it: agents get masked numbers. */
  readonly viewer: Viewer;
  /** Where the call serves one product alone. */
  readonly productId?: string;
}

interface PrintedDocument {
  readonly bytes: Buffer;
  readonly fileName: string;
}

export const policyDocument = async (
  services: Services,
  { quoteId, viewer, productId }: DocumentRequest,
): Promise<PrintedDocument> => {
  const quote = await requireQuote(services.db, quoteId, productId);
  const product = services.products.shown(quote.product_id);
  const policy = await findPolicy(services.db, quote.id);
  if (policy === undefined) throw refused(TEXTS.notSold);
  const content = await policyContent(services, { product, policy }, viewer);
  if (content === undefined) throw notFound();
  return {
    bytes: await services.documents.read(content),
    fileName: policyFileName(product.words[viewer.language], content.number),
  };
};

/** Nothing before the money has arrived. */
export const receiptDocument = async (
  services: Services,
  { quoteId, viewer: { language } }: DocumentRequest,
): Promise<PrintedDocument | undefined> => {
  const quote = await requireQuote(services.db, quoteId);
  const policy = await findPolicy(services.db, quote.id);
  const product = services.products.shown(quote.product_id);
  const content = policy && (await receiptContent(services, { product, policy }, language));
  if (content === undefined) return undefined;
  return {
    bytes: await services.documents.read(content),
    fileName: `${DOCUMENT_TEXTS.receipt[language]}_${content.number}.pdf`,
  };
};

/** Every edition of the policy as it stands, and its receipt: the one who reads it later gets these bytes (ruling R67). */
export const printPolicy = async (services: Services, quoteId: string): Promise<void> => {
  for (const viewer of EDITIONS) {
    await policyDocument(services, { quoteId, viewer });
    await receiptDocument(services, { quoteId, viewer });
  }
};

/** Issued by its first reading, and the same until the quote is another one. */
export const quotationDocument = async (
  services: Services,
  { quoteId, viewer }: DocumentRequest,
): Promise<PrintedDocument> => {
  const { db, documents, clock, products } = services;
  const quote = await requireQuote(db, quoteId);
  if (quote.plan_code === '') throw refused(TEXTS.notYet);
  const product = products.shown(quote.product_id);
  const { language } = viewer;
  const kept = await documents.find(db, archiveNameOf({ quote, document: 'quotation', ...viewer }));
  const composed = () =>
    documentOfQuote(
      db,
      { documents, product, quote, viewer },
      {
        kind: 'quotation',
        number: quote.code,
        lastHighlight: [DOCUMENT_TEXTS.validUntil[language], formatDate(quote.valid_until)],
        comparison: comparisonSection(
          product.comparedPlans?.(quote, language) ?? [],
          quote.plan_code,
          language,
        ),
        about: {
          heading: DOCUMENT_TEXTS.aboutQuotation[language],
          lines: linesOf([DOCUMENT_TEXTS.issuedOn[language], formatDate(todayInJakarta(clock.now()))]),
        },
        notes: [DOCUMENT_TEXTS.illustrative[language], config.brand.regulator[language]],
      },
    );
  return {
    bytes: await documents.read(kept ?? (await composed())),
    fileName: policyFileName(product.words[language], quote.code),
  };
};

export const ePolicy = async (
  { caller, query, language }: HandlerContextOf<'ePolicy'>,
  services: Services,
) => {
  const { quoteId, policyNo } = query;
  // Access was checked for the quote: the policy number must be that quote's.
  if (policyNo !== undefined && policyNo !== (await findQuote(services.db, quoteId))?.policy_no) {
    throw notFound();
  }
  const wanted = { quoteId, viewer: { kind: eventActorOf(caller).kind, language } };
  if (query.document === undefined) return policyDocument(services, wanted);
  const receipt = await receiptDocument(services, wanted);
  if (receipt === undefined) throw refused(TEXTS.notPaidYet);
  return receipt;
};

export const eQuotation = ({ caller, query, language }: HandlerContextOf<'eQuotation'>, services: Services) =>
  quotationDocument(services, {
    quoteId: query.quoteId,
    viewer: { kind: eventActorOf(caller).kind, language },
  });
