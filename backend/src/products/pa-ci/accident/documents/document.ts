import { ACCIDENT_WORDING } from 'mfe-pa-ci/rules/wording.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import {
  benefitsSection,
  exclusionsSection,
  insuredSection,
  linesOf,
  priceSection,
} from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import type { DocumentContent, DocumentSection } from '#core/documents/document-content.ts';
import type { Language } from '#core/http/language.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { listInsureds } from '#products/pa-ci/sql/insureds.ts';
import { accidentDetailsOf, planCodesOf } from '../details.ts';
import { ACCIDENT_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import { groupLines, insuredParts } from '../insured/insured-lines.ts';
import { benefitsOf, planOf, TARIFF_SOURCE } from '../tariff/plans.ts';

const coverSection = (quote: Quote, viewer: Viewer): DocumentSection => {
  const { language } = viewer;
  return {
    heading: TEXTS.cover[language],
    lines: linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [TEXTS.participants[language], String(accidentDetailsOf(quote).participants)],
      ...groupLines(quote, viewer),
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    ),
  };
};

/** Of every plan of the quote; its name stands before each line where there are several. */
const benefitLines = (quote: Quote, language: Language) => {
  const codes = [...new Set(planCodesOf(accidentDetailsOf(quote)))];
  return linesOf(
    ...codes.flatMap((code) => {
      const plan = planOf(code);
      if (plan === undefined) return [];
      const before = codes.length > 1 ? `${plan.name} · ` : '';
      return benefitsOf(plan, language).map(
        ({ text, amount }) => [`${before}${text}`, formatRupiah(amount)] as const,
      );
    }),
  );
};

/** The sections of the quotation and of the policy: everybody who is insured, with plan and beneficiary. */
export const accidentSections = async (
  quote: Quote,
  viewer: Viewer,
  db: Queries,
): Promise<DocumentContent['sections']> => {
  const { language } = viewer;
  const rows = await listInsureds(db, quote.id);
  const { source, sourceDate } = TARIFF_SOURCE;
  return [
    { ...insuredSection(quote, viewer), heading: TEXTS.policyholder[language] },
    coverSection(quote, viewer),
    ...insuredParts({ quote, viewer, rows }, (text) => text),
    priceSection(quote, {}, language),
    benefitsSection(benefitLines(quote, language), language),
    exclusionsSection(exclusionsOf(ACCIDENT_WORDING, undefined, language), language),
    {
      heading: TEXTS.tariff[language],
      lines: linesOf([TEXTS.tariff[language], `${source[language]} (${formatDate(sourceDate)})`]),
    },
  ];
};
