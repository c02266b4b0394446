import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

type RefundRow = Selectable<Tables['refunds_due']>;
export type RefundEventRow = Selectable<Tables['refund_events']>;

export interface RefundToShow extends RefundRow {
  readonly insured_name: string;
  readonly insured_phone: string;
  readonly insured_email: string;
  readonly quote_code: string;
  readonly policy_no: string | null;
  readonly agent_name: string;
  readonly agent_code: string;
}

const shown = (db: Queries) =>
  db
    .selectFrom('refunds_due as r')
    .innerJoin('quotes as q', 'q.id', 'r.quote_id')
    .innerJoin('agents as a', 'a.id', 'q.agent_id')
    .selectAll('r')
    .select(['q.insured_name', 'q.insured_phone', 'q.insured_email', 'q.code as quote_code', 'q.policy_no'])
    .select(['a.agent_code', sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('agent_name')]);

export const findRefund = (db: Queries, id: number): Promise<RefundToShow | undefined> =>
  shown(db).where('r.id', '=', id).executeTakeFirst();

/** Until the transaction ends: of two who pay it back at once, the second sees what the first did. */
export const lockRefund = async (tx: Queries, id: number): Promise<RefundToShow | undefined> => {
  await tx.selectFrom('refunds_due').select('id').where('id', '=', id).forUpdate().execute();
  return findRefund(tx, id);
};

interface RefundPageOf {
  readonly status: 'open' | 'paid';
  readonly after: readonly [Date, number] | undefined;
  readonly limit: number;
}

/** What is owed begins with the oldest; what was paid back with the newest. */
export const listRefunds = (
  db: Queries,
  { status, after, limit }: RefundPageOf,
): Promise<readonly RefundToShow[]> =>
  status === 'open'
    ? shown(db)
        .where('r.state', 'in', ['owed', 'entered'])
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(r.created_at, r.id) > (${after?.[0]}, ${after?.[1]})`),
        )
        .orderBy('r.created_at')
        .orderBy('r.id')
        .limit(limit)
        .execute()
    : shown(db)
        .where('r.state', '=', 'paid')
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(r.paid_at, r.id) < (${after?.[0]}, ${after?.[1]})`),
        )
        .orderBy('r.paid_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(limit)
        .execute();

export interface RefundFigures {
  readonly count: number;
  /** In rupiah. */
  readonly sum: number;
  /** Of the oldest; nothing where nothing is owed. */
  readonly oldest: Date | null;
}

const figuresOf = (db: Queries, states: readonly RefundRow['state'][]): Promise<RefundFigures> =>
  db
    .selectFrom('refunds_due')
    .where('state', 'in', states)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'),
      sql<Date | null>`min(created_at)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();

/** What is still owed, whether or not somebody has entered its transfer. */
export const readOwedFigures = (db: Queries): Promise<RefundFigures> => figuresOf(db, ['owed', 'entered']);

export const readPaidFigures = (db: Queries): Promise<RefundFigures> => figuresOf(db, ['paid']);

export type RefundPatch = Pick<
  RefundRow,
  'state' | 'reference' | 'paid_on' | 'entered_by' | 'entered_at' | 'confirmed_by' | 'paid_at'
>;

export const saveRefund = (tx: Queries, { id, version }: RefundRow, patch: RefundPatch) =>
  tx
    .updateTable('refunds_due')
    .set({ ...patch, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

/** Of the same amount by the same invoice, and not paid back yet: the oldest. */
export const findOwedRefund = (
  tx: Queries,
  invoiceNo: string,
  amount: number,
): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('refunds_due')
    .selectAll()
    .where('invoice_no', '=', invoiceNo)
    .where('amount', '=', amount)
    .where('state', '!=', 'paid')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Another refund that names the same transfer. */
export const findByReference = async (
  db: Queries,
  reference: string,
  exceptId: number,
): Promise<string | undefined> => {
  const row = await shown(db)
    .where(sql<boolean>`lower(r.reference) = lower(${reference})`)
    .where('r.id', '!=', exceptId)
    .executeTakeFirst();
  return row?.quote_code;
};

interface NewRefundEvent {
  readonly refundId: number;
  readonly kind: RefundEventRow['kind'];
  readonly staffId: string | null;
  readonly reference?: string | null;
  readonly paidOn?: string | null;
  readonly reason?: string;
  readonly now: Date;
}

export const insertRefundEvent = (
  tx: Queries,
  { refundId, kind, staffId, reference, paidOn, reason = '', now }: NewRefundEvent,
) =>
  tx
    .insertInto('refund_events')
    .values({
      refund_id: refundId,
      kind,
      staff_id: staffId,
      reference: reference ?? '',
      paid_on: paidOn ?? null,
      reason,
      at: now,
    })
    .execute();

export interface RefundStepRow extends RefundEventRow {
  readonly name: string | null;
}

export const listRefundEvents = (
  db: Queries,
  refundIds: readonly number[],
): Promise<readonly RefundStepRow[]> =>
  refundIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('refund_events as e')
        .leftJoin('agents as a', 'a.id', 'e.staff_id')
        .selectAll('e')
        .select(sql<string | null>`trim(a.first_name || ' ' || a.last_name)`.as('name'))
        .where('e.refund_id', 'in', refundIds)
        .orderBy('e.id')
        .execute();
