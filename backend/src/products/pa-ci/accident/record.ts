import type { AccidentQuoteRecord } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { QuotedInsured } from 'mfe-pa-ci/contract/schemas/insured.ts';
import { OTHER_RELATION, RELATIONS } from 'mfe-pa-ci/rules/insured.ts';
import { maskIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { ocrDetailsOfInsureds } from '#areas/identity/read-card.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf, isNumberHidden } from '#areas/quote/quote-record.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { insuredOfRow, listInsureds } from '../sql/insureds.ts';
import type { InsuredRow } from '../sql/accident-tables.ts';
import { accidentDetailsOf, planCodesOf } from './details.ts';
import { problemsOf } from './insured/insured.ts';
import type { InsuredRules } from './insured/insured.ts';
import { insuredPlanOf } from './price.ts';

/** The relation as text; for `other` the typed text. */
export const relationTextOf = (
  { beneficiary_relation: id, other_relation }: Pick<InsuredRow, 'beneficiary_relation' | 'other_relation'>,
  language: Language,
): string =>
  id === OTHER_RELATION ? other_relation : (RELATIONS.find((each) => each.id === id)?.name[language] ?? '');

const insuredsOf = async (
  db: Queries,
  { quote, viewer }: { readonly quote: ShownQuote; readonly viewer: Viewer },
  mailDomains: InsuredRules['mailDomains'],
): Promise<readonly QuotedInsured[]> => {
  const rows = await listInsureds(db, quote.id);
  const cardOf = await ocrDetailsOfInsureds(db, quote, viewer);
  const details = accidentDetailsOf(quote);
  const planCodes = planCodesOf(details);
  const problems = problemsOf(rows, { startDate: quote.start_date, today: quote.shown_on, mailDomains });
  return rows.map((row, index) => {
    const insured = insuredOfRow(row);
    const ocrDetails = cardOf(row.insured_no);
    return {
      ...insured,
      idCard: isNumberHidden(quote, viewer) ? maskIdCard(insured.idCard) : insured.idCard,
      id: row.id,
      no: row.insured_no,
      version: row.version,
      ...insuredPlanOf(planCodes[index], details),
      relationText: relationTextOf(row, viewer.language),
      isComplete: Object.keys(problems[index] ?? {}).length === 0,
      ...(ocrDetails === undefined ? {} : { ocrDetails }),
    };
  });
};

/** The record that screens read (PA-027). */
export const accidentRecordOf =
  (mailDomains: InsuredRules['mailDomains']) =>
  async (db: Queries, quote: ShownQuote, viewer: Viewer): Promise<AccidentQuoteRecord> => {
    const { participants, limitType, groups, months } = accidentDetailsOf(quote);
    return {
      ...commonRecordOf(quote, viewer, {}),
      participants,
      limitType,
      groups,
      months,
      insureds: await insuredsOf(db, { quote, viewer }, mailDomains),
      mailDomains,
    };
  };
