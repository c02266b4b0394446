import { sql } from 'kysely';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import { isOneOf } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import { tabCondition } from '#areas/leads/sql/lead-list.ts';
import type { Condition, ListDay } from './line-status.ts';
import type { RawBuilder } from 'kysely';
import { lineConditions } from './agent-lists.ts';
import type { LineList, LineSearch } from './agent-lists.ts';
import { followUps } from '#areas/todo/sql/todos-of-day.ts';
import type { FollowUpsOf } from '#areas/todo/sql/todos-of-day.ts';
import { MAX_TOTAL, olderThan } from '#core/database/pages.ts';
import type { Page } from '#core/database/pages.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/invoices.ts';

interface MonthRow {
  readonly month: string;
  readonly premium: number;
  readonly policies: number;
}

/** From that month on; months in which nothing was sold have no row. */
export const listSalesByMonth = async (
  db: Queries,
  agentIds: AgentSet,
  from: string,
): Promise<readonly MonthRow[]> => {
  const { rows } = await sql<MonthRow>`
    select month, sum(premium)::bigint as premium, sum(policies)::int as policies
    from sales_by_month
    where ${isOneOf(sql`agent_id`, agentIds)} and month >= ${from}
    group by month order by month`.execute(db);
  return rows;
};

export const findTarget = (
  db: Queries,
  agentId: string,
  month: string,
): Promise<{ readonly premium: number; readonly policies: number } | undefined> =>
  db
    .selectFrom('targets')
    .select(['premium', 'policies'])
    .where('agent_id', '=', agentId)
    .where('month', '=', month)
    .executeTakeFirst();

interface OpenAndCompleted {
  readonly open: number;
  readonly completed: number;
}

const countBoth = async (
  db: Queries,
  {
    table,
    open,
    completed,
  }: { readonly table: 'leads' | 'referrals'; readonly open: Condition; readonly completed: Condition },
  agentIds: AgentSet,
): Promise<OpenAndCompleted> => {
  // As many as are shown: of a large network all would be read.
  const counted = (condition: Condition) => sql`(select count(*)::int from (
    select 1 from ${sql.table(table)} l where ${isOneOf(sql`l.agent_id`, agentIds)} and ${condition}
    limit ${MAX_TOTAL + 1}) counted)`;
  const { rows } = await sql<OpenAndCompleted>`
    select ${counted(open)} as open, ${counted(completed)} as completed`.execute(db);
  return rows[0] ?? { open: 0, completed: 0 };
};

export const countLeads = (db: Queries, agentIds: AgentSet, today: IsoDate): Promise<OpenAndCompleted> =>
  countBoth(
    db,
    {
      table: 'leads',
      open: tabCondition('In Progress', today),
      completed: tabCondition('Completed', today),
    },
    agentIds,
  );

export const countReferrals = (db: Queries, agentIds: AgentSet): Promise<OpenAndCompleted> =>
  countBoth(
    db,
    { table: 'referrals', open: sql`l.state = 'open'`, completed: sql`l.state = 'completed'` },
    agentIds,
  );

export interface DueRow {
  readonly name: string;
  /** A day, or a moment. */
  readonly at: string | Date;
  readonly product_id: string | null;
  readonly quote_id: string | null;
  readonly lead_id: string | null;
  readonly amount: number | null;
}

export interface DueRows {
  readonly count: number;
  readonly rows: readonly DueRow[];
}

/** How many are named; the others are counted, at most 10,001. */
export const MAX_NAMED = 5;

const dueRows = async (db: Queries, all: RawBuilder<unknown>): Promise<DueRows> => {
  const { rows } = await sql<DueRow & { readonly total: number }>`
    select *, (count(*) over ())::int as total
    from (select * from (${all}) due order by at, name limit ${MAX_TOTAL + 1}) counted
    order by at, name limit ${MAX_NAMED}`.execute(db);
  return { count: rows[0]?.total ?? 0, rows };
};

export const dueFollowUps = (db: Queries, of: FollowUpsOf): Promise<DueRows> => dueRows(db, followUps(of));

interface DueLines {
  /** Whose: the same as in the list that a row of the day opens. */
  readonly agentIds: AgentSet;
  readonly day: ListDay;
  readonly list: LineList;
  readonly search: LineSearch;
}

const BY_WHEN: Readonly<Record<LineList, RawBuilder<unknown>>> = {
  pending: sql`coalesce(q.pay_later_due, q.valid_until)`,
  renewals: sql`q.end_date`,
  expiring: sql`q.end_date`,
  policies: sql`q.valid_until`,
};

/** The lines of a list, by when they are due. */
export const dueLines = (db: Queries, { agentIds, day, list, search }: DueLines): Promise<DueRows> =>
  dueRows(
    db,
    sql`select q.insured_name as name, ${BY_WHEN[list]} as at, q.product_id, q.id as quote_id,
        q.of_lead_id as lead_id, q.due_premium as amount
      from quotes q
      where ${isOneOf(sql`q.agent_id`, agentIds)} and ${lineConditions({ agentIds, list, search, day })}`,
  );

interface RecentQuotesOf {
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
          .select(['l.revoked_at', 'l.sent_at', 'l.opened_at', 'l.verified_at', 'l.expires_at'])
          .whereRef('l.quote_id', '=', 'q.id')
          .where('l.kind', '=', 'lead')
          .orderBy('l.created_at', 'desc')
          .orderBy('l.id')
          .limit(1)
          .as('link'),
      (join) => join.onTrue(),
    )
    .select(['q.id', 'q.code', 'q.of_lead_id', 'q.product_id', 'q.insured_name', 'q.stage', 'q.due_premium'])
    .select(['q.start_date', 'q.end_date', 'q.valid_until', 'q.saved_at', 'q.policy_no'])
    .select(['q.proposal_no', 'q.payment_status', 'q.pay_later_due', 'q.rejection'])
    .select([openInvoiceEnd(now), newestPaymentLinkEnd])
    .select(['link.revoked_at as link_revoked_at', 'link.opened_at as link_opened_at'])
    .select('link.sent_at as link_sent_at')
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
