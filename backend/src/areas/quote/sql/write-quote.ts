import type { RawBuilder, Updateable } from 'kysely';
import type { PaymentStatus, GivenReduction, NewQuote, Quote, FrozenVersion } from '#areas/quote/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { sql } from 'kysely';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';
import { deleteDocuments } from '#core/documents/documents-sql.ts';
import { voidOpenInvoices } from '#areas/payment/sql/invoices.ts';

/** False when the same form was sent before. */
export const insertQuote = async (db: Queries, quote: NewQuote): Promise<boolean> => {
  const row = await db
    .insertInto('quotes')
    .values(quote)
    .onConflict((conflict) => conflict.columns(['agent_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Fields of a quote that a step may set, as they are read. */
export type QuotePatch = Partial<Omit<Quote, 'id' | 'agent_id' | 'created_at'>>;

export const saveQuote = (db: Queries, id: string, patch: QuotePatch): Promise<Quote> => {
  const { details, benefits, rejection, ...plain } = patch;
  const columns: Updateable<Tables['quotes']> = { ...plain };
  if (details !== undefined) columns.details = JSON.stringify(details);
  if (benefits !== undefined) columns.benefits = JSON.stringify(benefits);
  if (rejection !== undefined) columns.rejection = rejection === null ? null : JSON.stringify(rejection);
  return db.updateTable('quotes').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
};

interface QuoteEventEntry {
  readonly quoteId: string;
  readonly version: number;
  readonly event: string;
  readonly actor: string;
  readonly actorId: string;
  readonly stageFrom: string | null;
  readonly stageTo: string | null;
  /** Where the event changed discount or promo code. */
  readonly reduction?: GivenReduction | null;
}

export const insertQuoteEvent = (db: Queries, entry: QuoteEventEntry, now: Date) =>
  db
    .insertInto('quote_events')
    .values({
      quote_id: entry.quoteId,
      version: entry.version,
      event: entry.event,
      actor: entry.actor,
      actor_id: entry.actorId,
      stage_from: entry.stageFrom,
      stage_to: entry.stageTo,
      reduction: entry.reduction ? JSON.stringify(entry.reduction) : null,
      at: now,
    })
    .execute();

/** Quotes without a policy; answers which. */
export const moveOpenQuotes = async (
  tx: Queries,
  { from, to }: AgentHandover,
): Promise<readonly string[]> => {
  const moved = await tx
    .updateTable('quotes')
    // A form that is sent again finds a quote by its agent and request: both are other ones now.
    .set((eb) => ({ agent_id: to, request_id: eb.ref('id') }))
    .where('agent_id', '=', from)
    .where('policy_no', 'is', null)
    // Erased quotes are not transferred.
    .where('erased_at', 'is', null)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
};

/**
 * Transfers sold quotes with their customers to the successor. The seller, and who got points, stay
 * in the policy and in the ledger.
 */
export const movePolicies = async (tx: Queries, { from, to }: AgentHandover): Promise<number> => {
  const { rows } = await sql<{ given: number }>`select give_policies(${from}, ${to}) as given`.execute(tx);
  return rows[0]?.given ?? 0;
};

/** Of a payment that was begun or has failed: no event of the quote, whose version stays. */
export const setPaymentStatus = async (tx: Queries, id: string, status: PaymentStatus): Promise<void> => {
  await saveQuote(tx, id, { payment_status: status });
};

/** What a product keeps beside the steps: no event either. */
export const saveDetails = (tx: Queries, id: string, details: Quote['details']): Promise<Quote> =>
  saveQuote(tx, id, { details });

/** Ends a statement whose part `lead` answers the id of a lead: the quote is its wish. */
export const assignLead = (quoteId: string): RawBuilder<unknown> =>
  sql`update quotes set of_lead_id = lead.id from lead where quotes.id = ${quoteId}`;

/** A part of a statement whose part `shared` answers leads that are two of one person: quotes go to the second. */
export const assignSharedLeads = (agentId: string): RawBuilder<unknown> =>
  sql`update quotes q set of_lead_id = s.new_id from shared s
      where q.of_lead_id = s.old_id and q.agent_id = ${agentId}`;

export const moveQuotesToLead = async (db: Queries, fromLeadId: string, toLeadId: string): Promise<void> => {
  await db.updateTable('quotes').set({ of_lead_id: toLeadId }).where('of_lead_id', '=', fromLeadId).execute();
};

/** Takes the people out of it; it belongs to that agent from then on. */
export const emptyQuote = async (
  db: Queries,
  { id, agentId }: { readonly id: string; readonly agentId: string },
  now: Date,
): Promise<void> => {
  await db.updateTable('quote_versions').set({ snapshot: '{}' }).where('quote_id', '=', id).execute();
  await db
    .updateTable('quotes')
    .set({
      agent_id: agentId,
      request_id: id,
      of_lead_id: null,
      insured_name: '',
      insured_birth_date: '',
      insured_phone: '',
      insured_email: '',
      insured_id_card: '',
      insured_passport: '',
      details: '{}',
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
};

/** Keeps the quote as it was confirmed: what is paid is compared with this, never with today's quote. */
export const freezeVersion = (
  db: Queries,
  { quote, proposalNo, now }: { readonly quote: Quote; readonly proposalNo: string; readonly now: Date },
) =>
  db
    .insertInto('quote_versions')
    .values({
      quote_id: quote.id,
      version: quote.version,
      proposal_no: proposalNo,
      snapshot: JSON.stringify(quote),
      due_premium: quote.due_premium,
      frozen_at: now,
    })
    .execute();

export const findFrozenVersion = (
  db: Queries,
  quoteId: string,
  version: number,
): Promise<FrozenVersion | undefined> =>
  db
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .executeTakeFirst();

/** What was frozen is no longer valid, nor what it was confirmed with, nor its invoices. */
export const voidFrozenVersions = async (db: Queries, quoteId: string, now: Date): Promise<void> => {
  const voided = await db
    .updateTable('quote_versions')
    .set({ voided_at: now })
    .where('quote_id', '=', quoteId)
    .where('voided_at', 'is', null)
    .returning('version')
    .execute();
  for (const { version } of voided) await deleteDocuments(db, `${quoteId}-${version}-terms-`);
  await voidOpenInvoices(db, quoteId, now);
};
