import type { InsuredChange } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { Policyholder } from 'mfe-pa-ci/contract/schemas/accident.ts';
import { insuredToSave, isSameInsured } from 'mfe-pa-ci/rules/insured-values.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { EventContext, QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { phonePatch } from '#areas/quote/update-quote.ts';
import { conflict, notFound } from '#core/http/api-refusal.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import { deleteIdentity } from '#areas/identity/sql/identities.ts';
import { insuredOf } from '#core/database/subject.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insuredOfRow, listInsureds, saveInsured } from '#products/pa-ci/sql/insureds.ts';
import type { InsuredRow } from '#products/pa-ci/sql/accident-tables.ts';
import { periodPatch } from '../cover-commands.ts';
import { accidentDetailsOf } from '../details.ts';
import { areComplete, isSomebodyElse } from './insured.ts';
import type { InsuredRules } from './insured.ts';
import { validateInsured, validatePolicyholder } from '../validate.ts';

type MailDomains = InsuredRules['mailDomains'];

/** The stage after an insured was saved: it depends on whether all are complete. */
const stageAfter = async (
  { tx, now }: EventContext,
  quote: Pick<Quote, 'id' | 'start_date' | 'insured_email'>,
  mailDomains: MailDomains,
): Promise<Stage> => {
  const rules = { startDate: quote.start_date, today: todayInJakarta(now), mailDomains };
  const isComplete = quote.insured_email !== '' && areComplete(await listInsureds(tx, quote.id), rules);
  return isComplete ? 'Customer Information Updated' : 'Quick Quote Created';
};

/** The policyholder is the first insured, who gets phone and e-mail where there are none yet. */
const copyToFirst = async (
  { tx, quote, now }: EventContext,
  { insuredName, insuredPhone, insuredEmail }: Policyholder,
): Promise<void> => {
  const [row] = await listInsureds(tx, quote.id);
  if (row === undefined) return;
  const before = insuredOfRow(row);
  const insured = {
    ...before,
    name: insuredName,
    phone: before.phone === '' ? insuredPhone : before.phone,
    email: before.email === '' ? insuredEmail : before.email,
  };
  if (!isSameInsured(insured, before)) await saveInsured(tx, { row, insured }, now);
};

const policyholderPatch = async (
  form: Policyholder,
  context: EventContext,
  mailDomains: MailDomains,
): Promise<QuotePatch> => {
  const today = todayInJakarta(context.now);
  const policyholder: Policyholder = {
    ...form,
    insuredName: normaliseName(form.insuredName),
  };
  validatePolicyholder(policyholder, { today, mailDomains });
  const { insuredName, insuredPhone, insuredEmail, startDate } = policyholder;
  const { months } = accidentDetailsOf(context.quote);
  const patch = {
    ...(await phonePatch(insuredPhone, context)),
    insured_name: insuredName,
    insured_email: insuredEmail,
    ...periodPatch({ startDate, months }, today),
  };
  await copyToFirst(context, policyholder);
  return { ...patch, stage: await stageAfter(context, { ...context.quote, ...patch }, mailDomains) };
};

export const policyholderCommand = (form: Policyholder, mailDomains: MailDomains): QuoteCommand => ({
  event: 'saveContact',
  change: (context) => policyholderPatch(form, context, mailDomains),
});

/** What the quote itself says of its first insured. */
const firstPatch = ({ name, birthDate, idCard }: InsuredChange['insured']): QuotePatch => ({
  insured_name: name,
  insured_birth_date: birthDate,
  insured_id_card: idCard,
});

interface InsuredToSave {
  /** Which of the quote's insureds. */
  readonly find: (rows: readonly InsuredRow[]) => InsuredRow | undefined;
  readonly insured: InsuredChange['insured'];
  /** The version that the form began with; absent where nobody has seen one. */
  readonly version?: number;
}

const insuredPatch = async (
  { find, insured: form, version }: InsuredToSave,
  context: EventContext,
  mailDomains: MailDomains,
): Promise<QuotePatch> => {
  const { tx, quote, now } = context;
  const rows = await listInsureds(tx, quote.id);
  const row = find(rows);
  if (row === undefined) throw notFound();
  if (version !== undefined && version !== row.version) throw conflict(quote.id);
  const isFirst = row === rows[0];
  const startDate = quote.start_date;
  const insured = insuredToSave(form, startDate);
  validateInsured(insured, { isFirst, startDate, today: todayInJakarta(now), mailDomains });
  await saveInsured(tx, { row, insured }, now);
  if (isSomebodyElse(insuredOfRow(row), insured))
    await deleteIdentity(tx, insuredOf(quote.id, row.insured_no));
  return {
    ...(isFirst ? firstPatch(insured) : {}),
    stage: await stageAfter(context, quote, mailDomains),
  };
};

/** One insured, whose own version decides: two people may save two insureds of one quote at once. */
export const insuredCommand = (change: InsuredToSave, mailDomains: MailDomains): QuoteCommand => ({
  event: 'saveCustomer',
  change: (context) => insuredPatch(change, context, mailDomains),
});
