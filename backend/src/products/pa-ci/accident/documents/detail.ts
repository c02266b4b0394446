import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { customerSection, detailSection, ownOnly, linesOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { listInsureds } from '#products/pa-ci/sql/insureds.ts';
import { accidentDetailsOf } from '../details.ts';
import { ACCIDENT_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import { groupLines, insuredParts } from '../insured/insured-lines.ts';

/** How many, with which limits (DASH-013). */
const coverSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const { participants, limitType } = accidentDetailsOf(quote);
  return detailSection(
    TEXTS.cover[language],
    linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [TEXTS.participants[language], String(participants)],
      [TEXTS.limits[language], TEXTS[limitType][language]],
      ...groupLines(quote, viewer),
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    ),
  );
};

export const accidentDetail = async (
  quote: Quote,
  viewer: DetailViewer,
  db: Queries,
): Promise<readonly DetailSection[]> => {
  const rows = await listInsureds(db, quote.id);
  return [
    coverSection(quote, viewer),
    ...insuredParts({ quote, viewer, rows }, (text) => ownOnly(text, viewer)).map(({ heading, lines }) =>
      detailSection(heading, lines),
    ),
    customerSection(quote, viewer, TEXTS.policyholder[viewer.language]),
  ];
};
