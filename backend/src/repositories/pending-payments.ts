import type { Queries } from '#database/database.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from './open-invoice.ts';

export interface PendingSearch {
  readonly product?: string | undefined;
  readonly sort?: string | undefined;
  readonly proposalNo?: string | undefined;
  readonly insuredName?: string | undefined;
}

const MAX_LINES = 100;

/** What people type is text to find, not a pattern. */
const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const pendingOf = (db: Queries, agentId: string, search: PendingSearch) =>
  db
    .selectFrom('quotes as q')
    .where('q.agent_id', '=', agentId)
    .where('q.stage', 'in', ['Full Quote Created', 'Full Quote Created With Payment'])
    .$if((search.product ?? '') !== '', (query) => query.where('q.product_id', '=', search.product ?? ''))
    .$if((search.proposalNo ?? '') !== '', (query) =>
      query.where('q.proposal_no', 'ilike', containing(search.proposalNo ?? '')),
    )
    .$if((search.insuredName ?? '') !== '', (query) =>
      query.where('q.insured_name', 'ilike', containing(search.insuredName ?? '')),
    );

const NEWEST = ['q.saved_at', 'desc'] as const;

/** The sorts of the lists (LEAD-009); nobody has earned points yet, so highest and lowest are the premium. */
const ORDERS: Readonly<Record<string, readonly ['q.saved_at' | 'q.due_premium', 'asc' | 'desc']>> = {
  newest: NEWEST,
  oldest: ['q.saved_at', 'asc'],
  highest: ['q.due_premium', 'desc'],
  lowest: ['q.due_premium', 'asc'],
  highestPremium: ['q.due_premium', 'desc'],
  lowestPremium: ['q.due_premium', 'asc'],
  premium: ['q.due_premium', 'desc'],
};

export interface PendingPaymentsOf {
  readonly agentId: string;
  readonly search: PendingSearch;
  readonly now: Date;
}

/** Confirmed quotes that nobody has paid, and policies to be paid later. */
export const listPendingPayments = async (db: Queries, { agentId, search, now }: PendingPaymentsOf) => {
  const counted = await pendingOf(db, agentId, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pendingOf(db, agentId, search)
    .select(['q.id', 'q.product_id', 'q.proposal_no', 'q.insured_name', 'q.due_premium'])
    .select([
      'q.stage',
      'q.start_date',
      'q.pay_later_due',
      'q.valid_until',
      'q.payment_status',
      'q.policy_no',
      'q.rejection',
    ])
    .select([openInvoiceEnd(now), newestPaymentLinkEnd])
    .orderBy(...(ORDERS[search.sort ?? ''] ?? NEWEST))
    .orderBy('q.id')
    .limit(MAX_LINES)
    .execute();
  return { rows, total: counted.total };
};
