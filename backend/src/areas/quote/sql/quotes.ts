import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { prepared } from '#core/database/prepared.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/invoices.ts';
import { refundsOfQuote, takenBackAt } from '#areas/payment/refunds/sql/taken-back.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Owner } from '#core/access/access-rows.ts';
import { sql } from 'kysely';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { newId } from '#core/database/identifiers.ts';

const quotesById = prepared((db, id: string) =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).compile(),
);

export const findQuote = async (db: Queries, id: string): Promise<Quote | undefined> => {
  const [quote] = await quotesById(db, id);
  return quote;
};

/** Row lock until the transaction ends: one step at a time. */
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
    .select([openInvoiceEnd(now), newestPaymentLinkEnd, takenBackAt, refundsOfQuote])
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
 * Locked before the row of the removed member: a payment locks its quote first and then the agents who get points, so
 * that they never deadlock. Includes quotes with a policy, which are transferred too.
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

/** Repeated reads within this time are recorded as one opening. */
const VISIT_MS = 3_600_000;

interface QuoteRead {
  readonly quoteId: string;
  readonly agentId: string;
  readonly from: Logkey;
  readonly now: Date;
}

/** Once for each visit. */
export const insertQuoteRead = async (
  db: Queries,
  { quoteId, agentId, from, now }: QuoteRead,
): Promise<void> => {
  await sql`
    insert into quote_reads (quote_id, agent_id, opened_from, at)
    select ${quoteId}, ${agentId}, ${from}, ${now}
    where not exists (
      select 1 from quote_reads
      where quote_id = ${quoteId} and agent_id = ${agentId} and opened_from = ${from}
        and at > ${new Date(now.getTime() - VISIT_MS)}
    )`.execute(db);
};

/** Sharing a quote opens a referral (NET-006). */
export const insertReferralOnce = (db: Queries, quote: Pick<Quote, 'id' | 'agent_id'>, now: Date) =>
  db
    .insertInto('referrals')
    .values({ id: newId(), agent_id: quote.agent_id, quote_id: quote.id, created_at: now })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .execute();

/** It is successful once the insured has paid (NET-005). */
export const completeReferral = (db: Queries, quoteId: string, now: Date) =>
  db
    .updateTable('referrals')
    .set({ state: 'completed', completed_at: now })
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'open')
    .execute();

export const countCompletedReferrals = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('completed'))
    .where('agent_id', '=', agentId)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();
  return row.completed;
};

/** Of quotes that another agent has from now on. */
export const moveOpenReferrals = async (
  tx: Queries,
  quoteIds: readonly string[],
  agentId: string,
): Promise<void> => {
  await sql`
    update referrals set agent_id = ${agentId}
    where quote_id = any(${quoteIds}::text[]) and state = 'open'`.execute(tx);
};

export const deleteOpenReferral = async (db: Queries, quoteId: string): Promise<void> => {
  await db.deleteFrom('referrals').where('quote_id', '=', quoteId).where('state', '=', 'open').execute();
};

export const expiredReads = (before: Date): RemoveBatch => expiredRows('quote_reads', sql`at < ${before}`);
