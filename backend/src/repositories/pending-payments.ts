import { sql } from 'kysely';
import type { Queries } from '#database/database.ts';
import { beyond, direction } from './agent-lists.ts';
import type { PageOrder } from './agent-lists.ts';
import type { Condition } from './line-status.ts';
import { MAX_TOTAL } from './newest-first.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from './open-invoice.ts';
import { anywhere } from './search-pattern.ts';

export interface PendingSearch {
  readonly product?: string | undefined;
  readonly proposalNo?: string | undefined;
  readonly insuredName?: string | undefined;
}

/** Each has an index of the quotes that wait; no row is without a value. */
export type PendingKey = 'saved_at' | 'due_premium';

export interface PendingPaymentsOf {
  readonly agentId: string;
  readonly search: PendingSearch;
}

const given = (text: string | undefined, condition: (text: string) => Condition): Condition =>
  (text ?? '').trim() === '' ? sql`true` : condition((text ?? '').trim());

/** Confirmed quotes that nobody has paid, and policies to be paid later; the stages as the indexes spell them. */
const isPending = ({ agentId, search: { product, proposalNo, insuredName } }: PendingPaymentsOf): Condition =>
  sql`(q.agent_id = ${agentId} and q.stage in ('Full Quote Created', 'Full Quote Created With Payment')
    and ${given(product, (id) => sql`q.product_id = ${id}`)}
    and ${given(proposalNo, (text) => sql`q.proposal_no ilike ${anywhere(text)}`)}
    and ${given(insuredName, (text) => sql`q.insured_name ilike ${anywhere(text)}`)})`;

/** The ids of a page come from an index; only its quotes are read, with their invoices. */
export const listPendingPayments = (
  db: Queries,
  { now, ...of }: PendingPaymentsOf & { readonly now: Date },
  order: PageOrder<PendingKey>,
) => {
  const key = sql.ref(`q.${order.key}`);
  return db
    .selectFrom(
      sql<{ readonly id: string }>`(
        select q.id from quotes q
        where ${isPending(of)} and ${beyond({ key, id: sql.ref('q.id'), order })}
        order by ${key} ${direction(order)}, q.id ${direction(order)}
        limit ${order.limit})`.as('page'),
    )
    .innerJoin('quotes as q', 'q.id', 'page.id')
    .select(['q.id', 'q.product_id', 'q.proposal_no', 'q.insured_name', 'q.due_premium', 'q.saved_at'])
    .select(['q.stage', 'q.start_date', 'q.pay_later_due', 'q.valid_until', 'q.payment_status'])
    .select(['q.policy_no', 'q.rejection', openInvoiceEnd(now), newestPaymentLinkEnd])
    .orderBy(key, order.isDescending ? 'desc' : 'asc')
    .orderBy('q.id', order.isDescending ? 'desc' : 'asc')
    .execute();
};

export const countPendingPayments = async (db: Queries, of: PendingPaymentsOf): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::int as total
    from (select 1 from quotes q where ${isPending(of)} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
};
