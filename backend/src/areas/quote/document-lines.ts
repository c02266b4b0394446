import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Quote } from '#repositories/tables.ts';
import type { DocumentContent, DocumentLine } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

type Section = DocumentContent['sections'][number];

/** An address typed in lines is one line on paper, or a few hundred line ends would be pages of nothing. */
const inOneLine = (text: string): string => text.trim().replace(/,?\s*[\r\n]\s*/g, ', ');

/** Empty answers leave no empty lines behind. */
export const linesOf = (...pairs: readonly (readonly [string, string])[]): readonly DocumentLine[] =>
  pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value: inOneLine(value) }));

export const insuredSection = (quote: Quote, language: Language): Section => ({
  heading: DOCUMENT_TEXTS.insured[language],
  lines: linesOf(
    [DOCUMENT_TEXTS.name[language], quote.insured_name],
    [DOCUMENT_TEXTS.birthDate[language], formatDate(quote.insured_birth_date)],
    [DOCUMENT_TEXTS.idCard[language], quote.insured_id_card],
    [DOCUMENT_TEXTS.passport[language], quote.insured_passport],
    [DOCUMENT_TEXTS.phone[language], quote.insured_phone],
    [DOCUMENT_TEXTS.email[language], quote.insured_email],
  ),
});

/** `names` are those of the add-ons, by code. */
export const priceSection = (
  quote: Quote,
  names: Readonly<Record<string, string>>,
  language: Language,
): Section => ({
  heading: DOCUMENT_TEXTS.price[language],
  lines: linesOf(
    [DOCUMENT_TEXTS.premium[language], formatRupiah(quote.premium)],
    ...quote.benefits.map(({ code, premium }) => [names[code] ?? code, formatRupiah(premium)] as const),
    [
      DOCUMENT_TEXTS.discount[language],
      quote.discount_amount === 0 ? '' : formatRupiah(-quote.discount_amount),
    ],
    [DOCUMENT_TEXTS.adminCost[language], formatRupiah(quote.admin_cost)],
    [DOCUMENT_TEXTS.total[language], formatRupiah(quote.due_premium)],
  ),
});
