import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#database/database.ts';
import { isToRenew } from './agent-list-conditions.ts';
import { lineHasStatus } from './line-status.ts';
import type { Condition, Now } from './line-status.ts';
import { MAX_TOTAL } from './newest-first.ts';

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

export interface DueOf extends Now {
  readonly agentId: string;
}

/** How many are named; the others are counted, at most 10,001. */
const MAX_NAMED = 5;

const dueRows = async (db: Queries, all: RawBuilder<unknown>): Promise<DueRows> => {
  const { rows } = await sql<DueRow & { readonly total: number }>`
    select *, (count(*) over ())::int as total
    from (select * from (${all}) due order by at, name limit ${MAX_TOTAL + 1}) counted
    order by at, name limit ${MAX_NAMED}`.execute(db);
  return { count: rows[0]?.total ?? 0, rows };
};

/** Leads to speak to, and tasks of the day; the task that reminds of a lead is the same thing once more. */
export const dueFollowUps = (
  db: Queries,
  { agentId, from, until }: { readonly agentId: string; readonly from: Date; readonly until: Date },
): Promise<DueRows> =>
  dueRows(
    db,
    sql`select trim(l.first_name || ' ' || l.last_name) as name, l.next_contact_at as at,
        nullif(l.product_id, '') as product_id, null::text as quote_id, l.id as lead_id, null::bigint as amount
      from leads l
      where l.agent_id = ${agentId} and l.next_contact_at < ${until}
        and l.closed_reason = '' and not l.do_not_contact
      union all
      select t.description, t.scheduled_at, null, t.quote_id, t.lead_id, null
      from todo_members m join todos t on t.id = m.todo_id
      where m.agent_id = ${agentId} and m.scheduled_at >= ${from} and m.scheduled_at < ${until}
        and t.status = 'todo'
        and not exists (select 1 from leads l where l.id = t.lead_id and l.next_contact_at = t.scheduled_at)`,
  );

const dueQuotes = (
  db: Queries,
  agentId: string,
  { at, condition }: { readonly at: RawBuilder<unknown>; readonly condition: Condition },
): Promise<DueRows> =>
  dueRows(
    db,
    sql`select q.insured_name as name, ${at} as at, q.product_id, q.id as quote_id, q.of_lead_id as lead_id,
        q.due_premium as amount
      from quotes q
      where q.agent_id = ${agentId} and ${condition}`,
  );

export const dueRenewals = (db: Queries, { agentId, today }: DueOf): Promise<DueRows> =>
  dueQuotes(db, agentId, { at: sql`q.end_date`, condition: isToRenew(today) });

export const duePayments = (db: Queries, { agentId, ...at }: DueOf): Promise<DueRows> =>
  dueQuotes(db, agentId, {
    at: sql`coalesce(q.pay_later_due, q.valid_until)`,
    condition: lineHasStatus('pending payment', at),
  });

/** Days until a price ends that an agent is told about. */
const ENDING_DAYS = 3;

export const dueQuotePrices = (db: Queries, { agentId, ...at }: DueOf): Promise<DueRows> => {
  const last = addDays(at.today, ENDING_DAYS);
  return dueQuotes(db, agentId, {
    at: sql`q.valid_until`,
    condition: sql`(q.policy_no is null and q.valid_until >= ${at.today}::date and q.valid_until <= ${last}::date
      and ${lineHasStatus('in progress', at)})`,
  });
};

/** Of people with a policy, by month and day. */
export const dueBirthdays = (
  db: Queries,
  {
    agentId,
    day,
    monthDays,
  }: { readonly agentId: string; readonly day: string; readonly monthDays: readonly string[] },
): Promise<DueRows> =>
  dueRows(
    db,
    sql`select p.name, ${day}::text as at, q.product_id, q.id as quote_id, q.of_lead_id as lead_id,
        null::bigint as amount
      from insured_people p join quotes q on q.id = p.newest_quote_id
      where p.agent_id = ${agentId} and substr(p.birth_date, 6, 5) = any(${monthDays}::text[])`,
  );
