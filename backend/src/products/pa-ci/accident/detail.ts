import type { DetailSection } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { customerSection, detailSection, ownOnly } from '#areas/quote/detail-sections.ts';
import { linesOf, shownIdCard } from '#areas/quote/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/document-texts.ts';
import type { DetailViewer } from '#areas/quote/insurance-product.ts';
import type { Queries } from '#database/database.ts';
import { fillIn } from '#http/texts.ts';
import type { Quote } from '#repositories/tables.ts';
import type { InsuredRow } from '../repositories/accident-tables.ts';
import { listInsureds } from '../repositories/insureds.ts';
import { accidentDetailsOf, planCodesOf } from './details.ts';
import { ACCIDENT_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';
import { insuredPlanOf } from './price.ts';
import { relationTextOf } from './record.ts';
import { planOf } from './tariff/plans.ts';

/** How many, with which limits (DASH-013). */
const coverSection = (quote: Quote, { language }: DetailViewer): DetailSection => {
  const { participants, limitType, groups } = accidentDetailsOf(quote);
  const named = limitType === 'one' ? [] : groups;
  return detailSection(
    TEXTS.cover[language],
    linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [TEXTS.participants[language], String(participants)],
      [TEXTS.limits[language], TEXTS[limitType][language]],
      ...named.map(
        ({ name, participants: count, planCode }) =>
          [name, fillIn(TEXTS.group[language], { count, plan: planOf(planCode)?.name ?? '' })] as const,
      ),
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
    ),
  );
};

interface Shown {
  readonly quote: Quote;
  readonly viewer: DetailViewer;
  readonly rows: readonly InsuredRow[];
}

const insuredPerson = ({ quote, viewer, rows }: Shown) => {
  const details = accidentDetailsOf(quote);
  const planCodes = planCodesOf(details);
  const { language } = viewer;
  return (row: InsuredRow, index: number): DetailSection => {
    const { planName, limit, premium } = insuredPlanOf(planCodes[index], details);
    return detailSection(
      fillIn(TEXTS.insuredOf[language], { place: index + 1, count: rows.length }),
      linesOf(
        [DOCUMENT_TEXTS.name[language], row.name === '' ? TEXTS.notEntered[language] : row.name],
        [DOCUMENT_TEXTS.birthDate[language], formatDate(row.birth_date)],
        [DOCUMENT_TEXTS.idCard[language], ownOnly(shownIdCard(row.id_card, viewer), viewer)],
        [DOCUMENT_TEXTS.phone[language], ownOnly(row.phone, viewer)],
        [DOCUMENT_TEXTS.email[language], ownOnly(row.email, viewer)],
        [TEXTS.address[language], ownOnly(row.address, viewer)],
        [DOCUMENT_TEXTS.plan[language], planName],
        [TEXTS.limit[language], formatRupiah(limit)],
        [TEXTS.premium[language], formatRupiah(premium)],
        [TEXTS.beneficiary[language], row.beneficiary_name],
        [TEXTS.relation[language], relationTextOf(row, language)],
        [TEXTS.beneficiaryBirthDate[language], formatDate(row.beneficiary_birth_date)],
        [TEXTS.guardian[language], row.guardian_name],
      ),
    );
  };
};

export const accidentDetail = async (
  quote: Quote,
  viewer: DetailViewer,
  db: Queries,
): Promise<readonly DetailSection[]> => {
  const rows = await listInsureds(db, quote.id);
  return [
    coverSection(quote, viewer),
    ...rows.map(insuredPerson({ quote, viewer, rows })),
    customerSection(quote, viewer, TEXTS.policyholder[viewer.language]),
  ];
};
