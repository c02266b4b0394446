import type { DetailSection } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { DocumentLine } from '#core/documents/document-content.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { linesOf, shownIdCard, shownPassport } from './document-lines.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import type { DetailViewer } from '../product/insurance-product.ts';

/** Lines of a document as a part of the policy detail. */
export const detailSection = (title: string, lines: readonly DocumentLine[]): DetailSection => ({
  title,
  lines: lines.map(({ label, value }) => ({ label, value })),
});

/** What only whose own it is may read: numbers, phones, addresses (ruling R33). */
export const ownOnly = (value: string, { isOwn }: Pick<DetailViewer, 'isOwn'>): string =>
  isOwn ? value : '';

/** The customer; phone and e-mail stand beside the sections. */
export const customerSection = (
  quote: Quote,
  viewer: DetailViewer,
  title: string = DOCUMENT_TEXTS.insured[viewer.language],
): DetailSection => {
  const { language } = viewer;
  return detailSection(
    title,
    linesOf(
      [DOCUMENT_TEXTS.name[language], quote.insured_name],
      [DOCUMENT_TEXTS.birthDate[language], formatDate(quote.insured_birth_date)],
      [DOCUMENT_TEXTS.idCard[language], ownOnly(shownIdCard(quote.insured_id_card, viewer), viewer)],
      [DOCUMENT_TEXTS.passport[language], ownOnly(shownPassport(quote.insured_passport, viewer), viewer)],
    ),
  );
};
