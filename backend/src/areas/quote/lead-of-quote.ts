import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { searchText } from '@payung/shared/domain/search-text.ts';
import type { Queries } from '#core/database/database.ts';
import { attachQuote, describeLead, moveQuote } from '#areas/leads/sql/lead-quotes.ts';
import type { PersonOfQuote } from '#areas/leads/sql/lead-quotes.ts';
import type { Quote } from './tables.ts';

type Facts = Pick<
  Quote,
  | 'id'
  | 'agent_id'
  | 'insured_name'
  | 'insured_phone'
  | 'insured_email'
  | 'insured_birth_date'
  | 'valid_until'
>;

const personOf = (quote: Facts, now: Date): PersonOfQuote => ({
  quoteId: quote.id,
  agentId: quote.agent_id,
  name: quote.insured_name,
  searchName: searchText(quote.insured_name),
  phone: normalisePhone(quote.insured_phone),
  email: quote.insured_email,
  birthDate: quote.insured_birth_date,
  validUntil: quote.valid_until,
  now,
});

/** A new quote is the wish of somebody: of the lead that has its phone, or of a new one. */
export const attachNewQuote = (tx: Queries, quote: Facts, now: Date): Promise<void> =>
  attachQuote(tx, personOf(quote, now));

/** The lead follows what a change says of the person; most changes say nothing. */
export const followPerson = async (
  tx: Queries,
  { before, after }: { readonly before: Quote; readonly after: Quote },
  now: Date,
): Promise<void> => {
  const [was, is] = [personOf(before, now), personOf(after, now)];
  if (is.phone !== '' && is.phone !== was.phone) return moveQuote(tx, before.of_lead_id, is);
  const isSame = is.name === was.name && is.email === was.email && is.birthDate === was.birthDate;
  if (!isSame && before.of_lead_id !== null) await describeLead(tx, before.of_lead_id, is);
  return undefined;
};
