import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

type TakenBackRow = Selectable<Tables['payments_taken_back']>;

/** Once for each invoice; false where it was reported before. */
export const insertTakenBackOnce = async (
  tx: Queries,
  facts: Pick<TakenBackRow, 'invoice_no' | 'quote_id' | 'policy_no' | 'status' | 'amount' | 'reported_at'>,
): Promise<boolean> => {
  const row = await tx
    .insertInto('payments_taken_back')
    .values(facts)
    .onConflict((conflict) => conflict.column('invoice_no').doNothing())
    .returning('invoice_no')
    .executeTakeFirst();
  return row !== undefined;
};

/** Until the transaction ends. */
export const lockTakenBack = (tx: Queries, invoiceNo: string): Promise<TakenBackRow | undefined> =>
  tx
    .selectFrom('payments_taken_back')
    .selectAll()
    .where('invoice_no', '=', invoiceNo)
    .forUpdate()
    .executeTakeFirst();

interface Decision {
  readonly state: 'ended' | 'kept';
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
}

export const decideTakenBackRow = (tx: Queries, invoiceNo: string, { state, by, reason, now }: Decision) =>
  tx
    .updateTable('payments_taken_back')
    .set({ state, decided_by: by, decided_at: now, reason })
    .where('invoice_no', '=', invoiceNo)
    .execute();

const shown = (db: Queries) =>
  db
    .selectFrom('payments_taken_back as t')
    .innerJoin('invoices as i', 'i.invoice_no', 't.invoice_no')
    .innerJoin('quotes as q', 'q.id', 't.quote_id')
    .innerJoin('agents as a', 'a.id', 'q.agent_id')
    .leftJoin('policies as p', 'p.policy_no', 't.policy_no')
    .leftJoin('agents as d', 'd.id', 't.decided_by')
    .selectAll('t')
    .select(['i.paid_at', 'i.amount as invoice_amount', 'p.issued_at', 'a.agent_code'])
    .select(['q.insured_name', 'q.insured_phone', 'q.insured_email', 'q.code as quote_code'])
    .select([
      sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('agent_name'),
      sql<string | null>`trim(d.first_name || ' ' || d.last_name)`.as('decider'),
    ]);
export type TakenBackToShow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

export const findTakenBack = (db: Queries, invoiceNo: string): Promise<TakenBackToShow | undefined> =>
  shown(db).where('t.invoice_no', '=', invoiceNo).executeTakeFirst();

const AT_MOST = 50;

/** Open ones with the oldest first, decided ones with the newest. */
export const listTakenBack = (db: Queries, status: 'open' | 'decided'): Promise<readonly TakenBackToShow[]> =>
  status === 'open'
    ? shown(db).where('t.state', '=', 'open').orderBy('t.reported_at').limit(AT_MOST).execute()
    : shown(db).where('t.state', '!=', 'open').orderBy('t.decided_at', 'desc').limit(AT_MOST).execute();

export const countTakenBack = async (db: Queries, status: 'open' | 'decided'): Promise<number> => {
  const row = await db
    .selectFrom('payments_taken_back')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', status === 'open' ? '=' : '!=', 'open')
    .executeTakeFirstOrThrow();
  return row.count;
};

/** When the payment of a quote was reported as taken back, while nobody has decided; the quotes table must be called q. */
export const takenBackAt = sql<Date | null>`(select max(t.reported_at) from payments_taken_back t
  where t.quote_id = q.id and t.state = 'open')`.as('payment_taken_back_at');

/** What is or was owed back, the newest first; the quotes table must be called q. */
export const refundsOfQuote = sql<readonly RefundFacts[] | null>`(select json_agg(json_build_object(
    'amount', r.amount, 'reason', r.reason, 'state', r.state, 'since', r.created_at,
    'paidOn', r.paid_on, 'reference', r.reference) order by r.id desc)
  from refunds_due r where r.quote_id = q.id)`.as('refunds');

interface RefundFacts {
  readonly amount: number;
  readonly reason: Tables['refunds_due']['reason'];
  readonly state: 'owed' | 'entered' | 'paid';
  readonly since: string;
  readonly paidOn: string | null;
  readonly reference: string | null;
}
