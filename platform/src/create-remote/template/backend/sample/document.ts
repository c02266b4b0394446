import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import {
  customerSection,
  detailSection,
  insuredSection,
  linesOf,
  priceSection,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer, Viewer } from '#areas/quote/product/insurance-product.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { sampleDetailsOf } from './details.ts';

const insured = { en: 'What is insured', id: 'Yang diasuransikan' };

const subjectLines = (quote: Quote, { language }: Viewer) =>
  linesOf(
    [insured[language], sampleDetailsOf(quote).subject],
    [DOCUMENT_TEXTS.plan[language], quote.plan_name],
    [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
    [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
  );

/** The sections of the quotation and of the policy. */
export const sampleSections = (quote: Quote, viewer: Viewer): DocumentContent['sections'] => [
  insuredSection(quote, viewer),
  { heading: insured[viewer.language], lines: subjectLines(quote, viewer) },
  priceSection(quote, {}, viewer.language),
];

/** The sections of the policy detail. */
export const sampleDetail = (quote: Quote, viewer: DetailViewer): readonly DetailSection[] => [
  detailSection(insured[viewer.language], subjectLines(quote, viewer)),
  customerSection(quote, viewer),
];
