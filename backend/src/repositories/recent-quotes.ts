import { sql } from 'kysely';
import type { Queries } from '#database/database.ts';
import type { Page } from './notifications.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from './open-invoice.ts';

/** The newest share link says how far the customer has come. */
const newestLink = (column: 'revoked_at' | 'opened_at' | 'verified_at' | 'expires_at') =>
  sql<Date | null>`(select l.${sql.ref(column)} from share_links l
    where l.quote_id = q.id and l.kind = 'lead' order by l.created_at desc, l.id limit 1)`.as(
    `link_${column}`,
  );

export interface RecentQuotesOf {
  readonly agentId: string;
  readonly page: Page;
  readonly now: Date;
}

export const listRecentQuotes = (db: Queries, { agentId, page, now }: RecentQuotesOf) =>
  db
    .selectFrom('quotes as q')
    .select(['q.id', 'q.code', 'q.product_id', 'q.insured_name', 'q.stage', 'q.due_premium'])
    .select(['q.start_date', 'q.end_date', 'q.valid_until', 'q.saved_at', 'q.policy_no'])
    .select(['q.proposal_no', 'q.payment_status', 'q.pay_later_due', 'q.rejection'])
    .select([openInvoiceEnd(now), newestPaymentLinkEnd])
    .select([newestLink('revoked_at'), newestLink('opened_at'), newestLink('verified_at')])
    .select(newestLink('expires_at'))
    .where('q.agent_id', '=', agentId)
    .orderBy('q.saved_at', 'desc')
    .orderBy('q.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export type RecentQuoteRow = Awaited<ReturnType<typeof listRecentQuotes>>[number];

export const countQuotes = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return row.total;
};
