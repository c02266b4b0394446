import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { listInsureds } from '../sql/insureds.ts';
import { problemsOf } from './insured/insured.ts';
import type { InsuredRules } from './insured/insured.ts';
import { accidentTextOf } from './texts.ts';
import { validatePolicyholder } from './validate.ts';

const inWords = (place: number, messageId: string): BilingualText => {
  const [text, problem] = [accidentTextOf('pa.insured.incomplete'), accidentTextOf(messageId)];
  return {
    en: fillIn(text.en, { place, problem: problem.en }),
    id: fillIn(text.id, { place, problem: problem.id }),
  };
};

/** Before the full quote everybody is complete (ruling R21): the refusal names the first who is not. */
export const requireCompletePeople =
  (mailDomains: InsuredRules['mailDomains']) =>
  async (quote: Quote, today: IsoDate, db: Queries): Promise<void> => {
    const { insured_name, insured_phone, insured_email, start_date: startDate } = quote;
    validatePolicyholder(
      { insuredName: insured_name, insuredPhone: insured_phone, insuredEmail: insured_email, startDate },
      { today, mailDomains },
    );
    const rows = await listInsureds(db, quote.id);
    const errors = problemsOf(rows, { startDate, today, mailDomains }).flatMap((problems, index) =>
      Object.values(problems)
        .slice(0, 1)
        .map((messageId) => inWords(index + 1, messageId)),
    );
    if (errors[0] !== undefined) throw refused(errors[0], { errors });
  };
