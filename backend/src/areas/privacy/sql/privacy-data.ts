import type { Queries } from '#core/database/database.ts';

/** What is kept of a quote's customer beside the quote itself. */
export const listPaymentsOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('invoices')
    .select(['invoice_no', 'amount', 'state', 'created_at', 'expires_at', 'paid_at'])
    .where('quote_id', '=', quoteId)
    .orderBy('created_at')
    .orderBy('invoice_no')
    .execute();

export const listRefundsOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('refunds_due')
    .select(['amount', 'reason', 'created_at', 'state', 'paid_on', 'reference'])
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute();

export const listLinksOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('share_links')
    .select(['kind', 'created_at', 'expires_at', 'revoked_at', 'opened_at', 'verified_at'])
    .where('quote_id', '=', quoteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const listVisitsOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'ended_at'])
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'visit')
    .orderBy('created_at')
    .execute();

export const listEventsOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('quote_events')
    .select(['event', 'actor', 'at'])
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute();

/** Checks of cards with what the provider said, by the number of the insured. */
export const listChecksOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('identity_checks')
    .select(['transaction_id', 'insured_no', 'status', 'created_at', 'finished_at'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', quoteId)
    .orderBy('created_at')
    .orderBy('transaction_id')
    .execute();

/** The pictures of cards as they lie, sealed. */
export const listImagesOfQuote = (db: Queries, quoteId: string) =>
  db
    .selectFrom('identity_images')
    .select(['key', 'insured_no', 'sealed', 'object_key', 'created_at'])
    .where('subject_kind', '=', 'quote')
    .where('subject_id', '=', quoteId)
    .orderBy('insured_no')
    .execute();

interface SamePerson {
  readonly exceptQuoteId: string;
  readonly phone: string;
  readonly birthDate: string;
}

const MAX_OTHERS = 20;

/** Other quotes with the phone that was verified, of somebody born on that day: a number may have a new owner. */
export const listOtherQuotes = (db: Queries, { exceptQuoteId, phone, birthDate }: SamePerson) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('agents as a', 'a.id', 'q.agent_id')
    .select(['q.code', 'q.product_id', 'q.created_at', 'q.policy_no', 'a.first_name as agent_name'])
    .where('q.insured_phone', '=', phone)
    .where('q.insured_birth_date', '=', birthDate)
    .where('q.id', '<>', exceptQuoteId)
    .where('q.erased_at', 'is', null)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .limit(MAX_OTHERS)
    .execute();

/** Where and when somebody was signed in. */
export const listSessionsOfAgent = (db: Queries, agentId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'ended_at'])
    .where('agent_id', '=', agentId)
    .where('kind', 'in', ['agent', 'staff'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

/** The registration that an agent came out of; none of those who were agents before there were any. */
export const findRegistrationOfAgent = (db: Queries, agentId: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'status', 'kind', 'form', 'created_at', 'saved_at', 'submitted_at', 'decided_at'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();

export type RegistrationOfAgent = NonNullable<Awaited<ReturnType<typeof findRegistrationOfAgent>>>;

/** What was given, and what was said about it; notes of staff stay with them. */
export const listPartsOfRegistration = (db: Queries, registrationId: string) =>
  db
    .selectFrom('registration_parts')
    .select(['part', 'state', 'revision', 'reason', 'changed_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('part')
    .execute();

/** Photos of the agent's own documents as they lie, sealed. */
export const listPhotosOfAgent = async (db: Queries, agentId: string) => {
  const cards = await db
    .selectFrom('identity_images')
    .select(['key', 'sealed', 'object_key', 'created_at'])
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agentId)
    .execute();
  const documents = await db
    .selectFrom('document_images')
    .select(['key', 'kind', 'sealed', 'object_key', 'created_at'])
    .where('subject_kind', '=', 'agent')
    .where('subject_id', '=', agentId)
    .execute();
  return [
    ...cards.map((card) => ({ ...card, of: 'idCard', purpose: 'identity image' as const })),
    ...documents.map(({ kind, ...document }) => ({
      ...document,
      of: kind,
      purpose: 'own document' as const,
    })),
  ];
};
