import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { MAX_TOTAL, olderThan } from '#core/database/newest-first.ts';
import type { Page } from '#core/database/newest-first.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/open-invoice.ts';

export interface RecentQuotesOf {
  readonly agentId: string;
  readonly page: Page;
  readonly now: Date;
}

/** The ids of a page come from the index alone; only its quotes are read, with their links and invoices. */
export const listRecentQuotes = (db: Queries, { agentId, page, now }: RecentQuotesOf) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('quotes as p')
        .select('p.id')
        .where('p.agent_id', '=', agentId)
        .where(olderThan(page, { at: 'p.saved_at', id: 'p.id' }))
        .orderBy('p.saved_at', 'desc')
        .orderBy('p.id')
        .limit(page.limit)
        .offset(page.offset)
        .as('page'),
    )
    .innerJoin('quotes as q', 'q.id', 'page.id')
    // The newest share link says how far the customer has come.
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('share_links as l')
          .select(['l.revoked_at', 'l.opened_at', 'l.verified_at', 'l.expires_at'])
          .whereRef('l.quote_id', '=', 'q.id')
          .where('l.kind', '=', 'lead')
          .orderBy('l.created_at', 'desc')
          .orderBy('l.id')
          .limit(1)
          .as('link'),
      (join) => join.onTrue(),
    )
    .select(['q.id', 'q.code', 'q.product_id', 'q.insured_name', 'q.stage', 'q.due_premium'])
    .select(['q.start_date', 'q.end_date', 'q.valid_until', 'q.saved_at', 'q.policy_no'])
    .select(['q.proposal_no', 'q.payment_status', 'q.pay_later_due', 'q.rejection'])
    .select([openInvoiceEnd(now), newestPaymentLinkEnd])
    .select(['link.revoked_at as link_revoked_at', 'link.opened_at as link_opened_at'])
    .select(['link.verified_at as link_verified_at', 'link.expires_at as link_expires_at'])
    .orderBy('q.saved_at', 'desc')
    .orderBy('q.id')
    .execute();

export type RecentQuoteRow = Awaited<ReturnType<typeof listRecentQuotes>>[number];

export const countQuotes = async (db: Queries, agentId: string): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::int as total
    from (select 1 from quotes where agent_id = ${agentId} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
};
