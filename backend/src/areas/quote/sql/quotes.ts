import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Updateable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/open-invoice.ts';
import type { Tables } from '#core/database/tables.ts';
import type { GivenReduction, NewQuote, Quote } from '#areas/quote/tables.ts';

const quotesById = prepared((db, id: string) =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).compile(),
);

export const findQuote = async (db: Queries, id: string): Promise<Quote | undefined> => {
  const [quote] = await quotesById(db, id);
  return quote;
};

/** Holds the quote until the transaction ends: one step at a time. */
export const lockQuote = (db: Queries, id: string): Promise<Quote | undefined> =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findQuoteByProposal = (db: Queries, proposalNo: string): Promise<Quote | undefined> =>
  db.selectFrom('quotes').selectAll().where('proposal_no', '=', proposalNo).executeTakeFirst();

/** Of a proposal that a change has voided. */
export const findQuoteOfVoidedProposal = async (
  db: Queries,
  proposalNo: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('quote_versions')
    .select('quote_id')
    .where('proposal_no', '=', proposalNo)
    .executeTakeFirst();
  return row?.quote_id;
};

export const findQuoteIdByLead = async (db: Queries, leadId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('quotes').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  return row?.id;
};

export const findQuoteByRequest = (
  db: Queries,
  agentId: string,
  requestId: string,
): Promise<Quote | undefined> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

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

export interface QuoteEventEntry {
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

const quotesToShow = prepared((db, id: string, now: Date) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('agents as a', 'a.id', 'q.agent_id')
    .leftJoin('policies as p', 'p.quote_id', 'q.id')
    .selectAll('q')
    .select(['a.first_name', 'a.last_name', 'p.reference as policy_reference'])
    .select([openInvoiceEnd(now), newestPaymentLinkEnd])
    .where('q.id', '=', id)
    .compile(),
);

/** A quote with its agent's name, its policy's reference the end of its open invoice, and the day on which it is shown. */
export const findQuoteToShow = async (db: Queries, id: string, now: Date) => {
  const [row] = await quotesToShow(db, id, now);
  return row === undefined ? undefined : { ...row, shown_on: todayInJakarta(now) };
};

export type ShownQuote = NonNullable<Awaited<ReturnType<typeof findQuoteToShow>>>;
