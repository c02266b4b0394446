import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { needlessFlags } from '#areas/duplicate-alerts/sql/line-flags.ts';

/** Rows that one statement removes at most: others wait for the rows that it locks. */
export const AT_ONCE = 200;

/** What ended before these moments is removed. */
export interface OutlivedBefore {
  readonly messages: Date;
  readonly sessions: Date;
  readonly limits: Date;
  readonly tasks: Date;
  readonly notifications: Date;
  /** Last login of an agent there. */
  readonly devices: Date;
  readonly doneRequests: Date;
  /** First day of the year of which policies are still kept by law. */
  readonly policies: string;
}

const rowsOf =
  (table: string, where: RawBuilder<unknown>) =>
  async (db: Queries): Promise<number> => {
    const name = sql.table(table);
    const { numAffectedRows } = await sql`
    delete from ${name} where ctid = any (array(select ctid from ${name} where ${where} limit ${AT_ONCE}))`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  };

export type RemoveBatch = (db: Queries) => Promise<number>;

/** What is removed row by row, by what it is called in the record of removals. */
export const outlivedRows = (before: OutlivedBefore): Readonly<Record<string, RemoveBatch>> => ({
  codes: rowsOf('otp_challenges', sql`expires_at < ${before.limits}`),
  passkeyChallenges: rowsOf('passkey_challenges', sql`expires_at < ${before.limits}`),
  limitHits: rowsOf('limit_hits', sql`ends_at < ${before.limits}`),
  refusedNotifications: rowsOf('refused_notifications', sql`last_at < ${before.messages}`),
  sessions: rowsOf('sessions', sql`expires_at < ${before.sessions}`),
  jobs: rowsOf('jobs', sql`status <> 'waiting' and run_at < ${before.messages}`),
  messages: rowsOf('sent_messages', sql`created_at < ${before.messages}`),
  // What was issued is kept as long as its quote is.
  documents: rowsOf(
    'documents',
    sql`cache_key like '%-quotation-%' and created_at < ${before.messages}
      and not exists (select 1 from quotes q where q.id = split_part(cache_key, '-', 1) and q.erased_at is null)`,
  ),
  tasks: rowsOf('todos', sql`status <> 'todo' and changed_at < ${before.tasks}`),
  notifications: rowsOf('notifications', sql`created_at < ${before.notifications}`),
  doneRequests: rowsOf('done_requests', sql`done_at < ${before.doneRequests}`),
  devices: rowsOf('agent_marks', sql`kind = 'device' and seen_at < ${before.devices}`),
  lineFlags: rowsOf(
    'line_flags',
    sql`(${needlessFlags}) or (select q.end_date from quotes q where q.policy_no = line_flags.policy_no) < ${before.policies}::date`,
  ),
  insuredPeople: rowsOf(
    'insured_people',
    sql`(select q.end_date from quotes q where q.id = newest_quote_id) < ${before.policies}::date`,
  ),
});

interface OutlivedQuotes {
  readonly before: Date;
  readonly now: Date;
  /** What a product keeps of a quote only its own room can empty. */
  readonly productIds: readonly string[];
  readonly limit: number;
}

/**
 * Quotes without a policy that nobody has changed since then. Those of which money was recorded stay, and those that
 * are being paid.
 */
export const listOutlivedQuotes = async (
  db: Queries,
  { before, now, productIds, limit }: OutlivedQuotes,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select q.id from quotes q
    where q.product_id = any(${productIds})
      and q.policy_no is null and q.erased_at is null and q.saved_at < ${before}
      and not exists (select 1 from refunds_due r where r.quote_id = q.id)
      and not exists (
        select 1 from invoices i
        where i.quote_id = q.id
          and (i.paid_at is not null or (i.state in ('creating', 'open') and i.expires_at > ${now})))
    order by q.saved_at
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

export interface LeadsBefore {
  /** Last touched: entered, changed, contacted. */
  readonly touched: Date;
  /** Closed, of people who did not agree to be contacted. */
  readonly closedWithoutConsent: Date;
  readonly limit: number;
}

/** Leads without any quote whose time is over. */
export const listOutlivedLeads = async (
  db: Queries,
  { touched, closedWithoutConsent, limit }: LeadsBefore,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select l.id from leads l
    where l.quote_count = 0 and (
      (l.closed_reason <> '' and not l.has_consent and l.closed_at < ${closedWithoutConsent})
      or (coalesce(l.touched_at, l.created_at) < ${touched}
        and not exists (select 1 from lead_events e where e.lead_id = l.id and e.at >= ${touched})))
      and not exists (select 1 from quotes q where q.of_lead_id = l.id)
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** How many rows of what were removed, and nothing about anybody. */
export const insertRetentionRun = async (
  db: Queries,
  counts: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('retention_runs')
    .values({ at: now, counts: JSON.stringify(counts) })
    .execute();
};
