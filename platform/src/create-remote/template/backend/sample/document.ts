import { formatDate } from '@payung/shared/domain/dates.ts';
import { insuredSection, linesOf, priceSection } from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { DocumentContent } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import type { Quote } from '#repositories/tables.ts';
import { sampleDetailsOf } from './details.ts';

const insured = { en: 'What is insured', id: 'Yang diasuransikan' };

/** The sections of the quotation and of the policy. */
export const sampleSections = (quote: Quote, language: Language): DocumentContent['sections'] => [
  insuredSection(quote, language),
  {
    heading: insured[language],
    lines: linesOf(
      [insured[language], sampleDetailsOf(quote).subject],
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    ),
  },
  priceSection(quote, {}, language),
];
