import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import {
  benefitsSection,
  exclusionsSection,
  insuredSection,
  linesOf,
  priceSection,
  shownIdCard,
} from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { Viewer } from '#areas/quote/insurance-product.ts';
import type { Queries } from '#database/database.ts';
import type { DocumentContent, DocumentSection } from '#documents/document-content.ts';
import type { Language } from '#http/language.ts';
import { fillIn } from '#http/texts.ts';
import type { Quote } from '#repositories/tables.ts';
import type { InsuredRow } from '../repositories/accident-tables.ts';
import { listInsureds } from '../repositories/insureds.ts';
import { accidentDetailsOf, planCodesOf } from './details.ts';
import { ACCIDENT_DOCUMENT_TEXTS as TEXTS, ACCIDENT_EXCLUSIONS } from './document-texts.ts';
import { insuredPlanOf } from './price.ts';
import { relationTextOf } from './record.ts';
import { benefitsOf, planOf, TARIFF_SOURCE } from './tariff/plans.ts';

const coverSection = (quote: Quote, language: Language): DocumentSection => {
  const { participants, limitType, groups } = accidentDetailsOf(quote);
  const named = limitType === 'one' ? [] : groups;
  return {
    heading: TEXTS.cover[language],
    lines: linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [TEXTS.participants[language], String(participants)],
      ...named.map(
        ({ name, participants: count, planCode }) =>
          [name, fillIn(TEXTS.group[language], { count, plan: planOf(planCode)?.name ?? '' })] as const,
      ),
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    ),
  };
};

interface Shown {
  readonly quote: Quote;
  readonly viewer: Viewer;
  readonly rows: readonly InsuredRow[];
}

/** An insured with what is paid for it, and to whom. */
const insuredPerson = ({ quote, viewer, rows }: Shown) => {
  const details = accidentDetailsOf(quote);
  const planCodes = planCodesOf(details);
  const { language } = viewer;
  return (row: InsuredRow, index: number): DocumentSection => {
    const { planName, limit, premium } = insuredPlanOf(planCodes[index], details);
    return {
      heading: fillIn(TEXTS.insuredOf[language], { place: index + 1, count: rows.length }),
      lines: linesOf(
        [DOCUMENT_TEXTS.name[language], row.name === '' ? TEXTS.notEntered[language] : row.name],
        [DOCUMENT_TEXTS.birthDate[language], formatDate(row.birth_date)],
        [DOCUMENT_TEXTS.idCard[language], shownIdCard(row.id_card, viewer)],
        [DOCUMENT_TEXTS.phone[language], row.phone],
        [DOCUMENT_TEXTS.email[language], row.email],
        [TEXTS.address[language], row.address],
        [DOCUMENT_TEXTS.plan[language], planName],
        [TEXTS.limit[language], formatRupiah(limit)],
        [TEXTS.premium[language], formatRupiah(premium)],
        [TEXTS.beneficiary[language], row.beneficiary_name],
        [TEXTS.relation[language], relationTextOf(row, language)],
        [TEXTS.beneficiaryBirthDate[language], formatDate(row.beneficiary_birth_date)],
        [TEXTS.guardian[language], row.guardian_name],
      ),
    };
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
    coverSection(quote, language),
    ...rows.map(insuredPerson({ quote, viewer, rows })),
    priceSection(quote, {}, language),
    benefitsSection(benefitLines(quote, language), language),
    exclusionsSection(
      ACCIDENT_EXCLUSIONS.map((text) => text[language]),
      language,
    ),
    {
      heading: TEXTS.tariff[language],
      lines: linesOf([TEXTS.tariff[language], `${source} (${formatDate(sourceDate)})`]),
    },
  ];
};
