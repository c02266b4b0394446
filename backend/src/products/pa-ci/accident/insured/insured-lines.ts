import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { linesOf, shownIdCard } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { InsuredRow } from '#products/pa-ci/sql/accident-tables.ts';
import { accidentDetailsOf, planCodesOf } from '../details.ts';
import { ACCIDENT_DOCUMENT_TEXTS as TEXTS } from '../documents/document-texts.ts';
import { insuredPlanOf } from '../price.ts';
import { relationTextOf } from '../record.ts';
import { planOf } from '../tariff/plans.ts';

interface Insureds {
  readonly quote: Quote;
  readonly viewer: Viewer;
  readonly rows: readonly InsuredRow[];
}

/** The groups of a quote with separate limits. */
export const groupLines = (quote: Quote, { language }: Viewer) => {
  const { limitType, groups } = accidentDetailsOf(quote);
  return (limitType === 'one' ? [] : groups).map(
    ({ name, participants, planCode }) =>
      [
        name,
        fillIn(TEXTS.group[language], { count: participants, plan: planOf(planCode)?.name ?? '' }),
      ] as const,
  );
};

/**
 * Every insured with what is paid for it, and to whom; `contact` says what the reader may see of what identifies and
 * reaches a person.
 */
export const insuredParts = ({ quote, viewer, rows }: Insureds, contact: (text: string) => string) => {
  const details = accidentDetailsOf(quote);
  const planCodes = planCodesOf(details);
  const { language } = viewer;
  return rows.map((row, index) => {
    const { planName, limit, premium } = insuredPlanOf(planCodes[index], details);
    return {
      heading: fillIn(TEXTS.insuredOf[language], { place: index + 1, count: rows.length }),
      lines: linesOf(
        [DOCUMENT_TEXTS.name[language], row.name === '' ? TEXTS.notEntered[language] : row.name],
        [DOCUMENT_TEXTS.birthDate[language], formatDate(row.birth_date)],
        [DOCUMENT_TEXTS.idCard[language], contact(shownIdCard(row.id_card, viewer))],
        [DOCUMENT_TEXTS.phone[language], contact(row.phone)],
        [DOCUMENT_TEXTS.email[language], contact(row.email)],
        [TEXTS.address[language], contact(row.address)],
        [DOCUMENT_TEXTS.plan[language], planName],
        [TEXTS.limit[language], formatRupiah(limit)],
        [TEXTS.premium[language], formatRupiah(premium)],
        [TEXTS.beneficiary[language], row.beneficiary_name],
        [TEXTS.relation[language], relationTextOf(row, language)],
        [TEXTS.beneficiaryBirthDate[language], formatDate(row.beneficiary_birth_date)],
        [TEXTS.guardian[language], row.guardian_name],
      ),
    };
  });
};
