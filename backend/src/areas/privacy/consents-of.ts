import type { ConsentRecord } from '@payung/shared/schemas/privacy.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { listConsents } from '#areas/privacy/sql/consents.ts';
import type { ConsentRow } from '#areas/privacy/sql/consents.ts';
import { findLead } from '#areas/leads/sql/leads.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { CONSENT_LABELS, PRIVACY_TEXTS, WITHDRAWING } from './privacy-texts.ts';

/** A consent declared for a list applies to each person on it. */
const purposeOf = ({ purpose }: ConsentRow): string => (purpose === 'contactList' ? 'contact' : purpose);

/** Of a quote, and of the lead behind it with the list that it came by; in their order. */
export const listRelatedConsents = async (
  db: Queries,
  quote: Pick<Quote, 'id' | 'of_lead_id'>,
): Promise<readonly ConsentRow[]> => {
  const lead = quote.of_lead_id === null ? undefined : await findLead(db, quote.of_lead_id);
  const rows = await listConsents(db, { kind: 'quote', id: quote.id });
  if (lead === undefined) return rows;
  const ofLead = await listConsents(db, { kind: 'lead', id: lead.id });
  const ofList =
    lead.import_id === null ? [] : await listConsents(db, { kind: 'leadImport', id: lead.import_id });
  return [...rows, ...ofLead, ...ofList].toSorted((one, other) => one.id - other.id);
};

/** The latest answer for every purpose and every child. */
export const latestConsents = (rows: readonly ConsentRow[]): readonly ConsentRow[] => {
  const latest = new Map(rows.map((row) => [`${purposeOf(row)} ${row.insured_no ?? ''}`, row]));
  return [...latest.values()];
};

const isLabelled = (purpose: string): purpose is keyof typeof CONSENT_LABELS => purpose in CONSENT_LABELS;
const isWithdrawable = (purpose: string): purpose is keyof typeof WITHDRAWING => purpose in WITHDRAWING;

export type WithdrawablePurpose = keyof typeof WITHDRAWING;

/** Why a given consent cannot be withdrawn; undefined when it can. */
export const withdrawalRefusal = (purpose: string, quote: Pick<Quote, 'policy_no'>): 'contract' | undefined =>
  purpose === 'marketing' || purpose === 'contact' || (isWithdrawable(purpose) && quote.policy_no === null)
    ? undefined
    : 'contract';

export const isGranted = (row: ConsentRow): boolean => row.granted && row.entry === 'answer';

/** The latest answer for a purpose, where it may be taken back. */
export const withdrawable = (
  rows: readonly ConsentRow[],
  purpose: string,
): { readonly purpose: WithdrawablePurpose; readonly row: ConsentRow } | undefined => {
  const row = latestConsents(rows).find((latest) => purposeOf(latest) === purpose);
  return row !== undefined && isWithdrawable(purpose) ? { purpose, row } : undefined;
};

const stateOf = (row: ConsentRow): ConsentRecord['state'] => {
  if (row.entry === 'withdrawal') return 'withdrawn';
  return row.granted ? 'granted' : 'declined';
};

const withdrawingOf = (row: ConsentRow, quote: Pick<Quote, 'policy_no'>, language: Language) => {
  const purpose = purposeOf(row);
  if (!isGranted(row)) return {};
  if (withdrawalRefusal(purpose, quote) !== undefined) return { reason: PRIVACY_TEXTS.contract[language] };
  return isWithdrawable(purpose) ? { withdrawing: WITHDRAWING[purpose][language] } : {};
};

/** A consent with the words that were read. */
export const consentOf = (row: ConsentRow, language: Language): ConsentRecord => {
  const purpose = purposeOf(row);
  return {
    purpose,
    title: isLabelled(purpose) ? CONSENT_LABELS[purpose][language] : purpose,
    words: row.words ?? '',
    version: row.text_version,
    ...(row.legal_texts === null
      ? {}
      : { legalTexts: row.legal_texts.map(({ document, version }) => ({ document, version })) }),
    givenBy: row.given_by,
    ...(row.agreed_by === null ? {} : { agreedBy: row.agreed_by }),
    at: row.given_at.toISOString(),
    state: stateOf(row),
  };
};

export const givenConsents = (
  rows: readonly ConsentRow[],
  quote: Pick<Quote, 'policy_no'>,
  language: Language,
): readonly ConsentRecord[] =>
  latestConsents(rows).map((row) => ({
    ...consentOf(row, language),
    ...withdrawingOf(row, quote, language),
  }));
