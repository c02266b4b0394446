import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/open-invoice.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Owner } from '#core/access/access-rows.ts';

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

/**
 * Before the row of the member who leaves: a payment that settles locks its quote first and then who earns by it, so
 * that neither waits for the other in a circle. Those with a policy as well: they change hands too.
 */
export const lockQuotesOf = async (tx: Queries, agentId: string): Promise<void> => {
  await tx
    .selectFrom('quotes')
    .select('id')
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Whether other quotes still need the lead. */
export const hasQuotes = async (db: Queries, leadId: string): Promise<boolean> => {
  const row = await db.selectFrom('quotes').select('id').where('of_lead_id', '=', leadId).executeTakeFirst();
  return row !== undefined;
};

const ownersBy = (column: 'id' | 'lead_id') =>
  prepared((db, value: string) =>
    db.selectFrom('quotes').select(['id', 'agent_id', 'product_id']).where(column, '=', value).compile(),
  );

const OWNERS = { id: ownersBy('id'), lead_id: ownersBy('lead_id') };

export const findQuoteOwner = async (
  db: Queries,
  column: 'id' | 'lead_id',
  value: string,
): Promise<Owner | undefined> => {
  const [row] = await OWNERS[column](db, value);
  return row === undefined
    ? undefined
    : { agentId: row.agent_id, quoteId: row.id, productId: row.product_id };
};

/** Of a proposal in force, or of one that a change has voided. */
export const findProposalOwner = async (db: Queries, proposalNo: string): Promise<Owner | undefined> => {
  const row = await db
    .selectFrom('quote_versions as v')
    .innerJoin('quotes as q', 'q.id', 'v.quote_id')
    .select(['q.id', 'q.agent_id'])
    .where('v.proposal_no', '=', proposalNo)
    .executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id, quoteId: row.id };
};
