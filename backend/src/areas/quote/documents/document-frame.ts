import { config } from '@payung/shared/config.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { DocumentLine, DocumentSection } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { linesOf } from './document-lines.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

const { brand } = config;

/** Whom to call, the same for every product. */
export const contactsSection = (language: Language): DocumentSection => ({
  heading: DOCUMENT_TEXTS.contacts[language],
  lines: linesOf(
    [DOCUMENT_TEXTS.emergency[language], brand.emergencyPhone],
    [DOCUMENT_TEXTS.claims[language], brand.claims.phone],
    [DOCUMENT_TEXTS.claimsHours[language], brand.claims.hours[language]],
    [DOCUMENT_TEXTS.claimsEmail[language], brand.claims.email],
    [DOCUMENT_TEXTS.support[language], brand.supportEmail],
  ),
});

/** Until when, what it costs, and one answer more. */
export const highlightsOf = (
  quote: Quote,
  last: readonly [string, string],
  language: Language,
): readonly DocumentLine[] =>
  linesOf(
    [DOCUMENT_TEXTS.period[language], `${formatDate(quote.start_date)} – ${formatDate(quote.end_date)}`],
    [DOCUMENT_TEXTS.total[language], formatRupiah(quote.due_premium)],
    last,
  );
