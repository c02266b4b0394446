import { sql } from 'kysely';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import type { PolicyNoticeKind, Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';

export const findPolicy = (db: Queries, quoteId: string): Promise<Policy | undefined> =>
  db.selectFrom('policies').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();

type NewPolicy = Omit<Policy, 'paid_at' | 'cancelled_at' | 'check_code'>;

export const insertPolicy = (db: Queries, policy: NewPolicy): Promise<Policy> =>
  db.insertInto('policies').values(policy).returningAll().executeTakeFirstOrThrow();

interface PaidPolicy {
  readonly policyNo: string;
  readonly invoiceNo: string;
  readonly now: Date;
}

export type CheckedPolicy = Pick<Policy, 'policy_no' | 'kind' | 'paid_at' | 'cancelled_at'> &
  Pick<Quote, 'product_id' | 'insured_name' | 'start_date' | 'end_date'>;

export const findPolicyByCheckCode = (db: Queries, code: string): Promise<CheckedPolicy | undefined> =>
  db
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.id', 'p.quote_id')
    .select(['p.policy_no', 'p.kind', 'p.paid_at', 'p.cancelled_at'])
    .select(['q.product_id', 'q.insured_name', 'q.start_date', 'q.end_date'])
    .where('p.check_code', '=', code)
    .executeTakeFirst();

/** A policy that was to be paid later is paid. */
export const markPolicyPaid = (db: Queries, { policyNo, invoiceNo, now }: PaidPolicy): Promise<Policy> =>
  db
    .updateTable('policies')
    .set({ paid_at: now, invoice_no: invoiceNo })
    .where('policy_no', '=', policyNo)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markPolicyCancelled = (db: Queries, policyNo: string, now: Date) =>
  db.updateTable('policies').set({ cancelled_at: now }).where('policy_no', '=', policyNo).execute();

const unpaid = (db: Queries) =>
  db
    .selectFrom('policies')
    .where('kind', '=', 'payLater')
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null);

/** A page of a list by quote id: what is behind `after`, which is empty for the first. */
export interface QuotePage {
  readonly after: string;
  readonly limit: number;
}

/** Quotes whose policy was to be paid before today and was not. */
export const listOverduePolicies = async (
  db: Queries,
  { today, after, limit }: QuotePage & { readonly today: string },
): Promise<readonly string[]> => {
  const rows = await unpaid(db)
    .select('quote_id')
    .where('pay_later_due', '<', today)
    .where('quote_id', '>', after)
    .orderBy('quote_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.quote_id);
};

interface DueWindow extends QuotePage {
  readonly kind: PolicyNoticeKind;
  readonly today: string;
  /** Days until the due date, the nearest and the farthest that count. */
  readonly from: number;
  readonly to: number;
}

/** Quotes whose policy is due in that many days, and whose people were not notified. */
export const listPoliciesToRemind = async (
  db: Queries,
  { kind, today, from, to, after, limit }: DueWindow,
): Promise<readonly string[]> => {
  const rows = await unpaid(db)
    .select('quote_id')
    .where('pay_later_due', '>=', addDays(today, from))
    .where('pay_later_due', '<=', addDays(today, to))
    .where('quote_id', '>', after)
    // Who bought later got the date with the policy.
    .where(
      sql<boolean>`((issued_at at time zone 'UTC') + interval '7 hours')::date < pay_later_due - ${to}::int`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('policy_notices as n')
            .select('n.policy_no')
            .whereRef('n.policy_no', '=', 'policies.policy_no')
            .where('n.kind', '=', kind),
        ),
      ),
    )
    .orderBy('quote_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.quote_id);
};

/** True the first time: each notice is given once, however many ask at once. */
export const insertPolicyNoticeOnce = async (
  db: Queries,
  { policyNo, kind, now }: { readonly policyNo: string; readonly kind: PolicyNoticeKind; readonly now: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('policy_notices')
    .values({ policy_no: policyNo, kind, told_at: now })
    .onConflict((conflict) => conflict.columns(['policy_no', 'kind']).doNothing())
    .returning('policy_no')
    .executeTakeFirst();
  return row !== undefined;
};
