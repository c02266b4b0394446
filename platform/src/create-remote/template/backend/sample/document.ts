import { formatDate } from '@payung/shared/domain/dates.ts';
import { insuredSection, linesOf, priceSection } from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { Viewer } from '#areas/quote/insurance-product.ts';
import type { DocumentContent } from '#documents/document-content.ts';
import type { Quote } from '#repositories/tables.ts';
import { sampleDetailsOf } from './details.ts';

const insured = { en: 'What is insured', id: 'Yang diasuransikan' };

/** The sections of the quotation and of the policy. */
export const sampleSections = (quote: Quote, viewer: Viewer): DocumentContent['sections'] => [
  insuredSection(quote, viewer),
  {
    heading: insured[viewer.language],
    lines: linesOf(
      [insured[viewer.language], sampleDetailsOf(quote).subject],
      [DOCUMENT_TEXTS.plan[viewer.language], quote.plan_name],
      [DOCUMENT_TEXTS.from[viewer.language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[viewer.language], formatDate(quote.end_date)],
    ),
  },
  priceSection(quote, {}, viewer.language),
];
