import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';

/** A part of a list, without those that were tried already. */
export interface ExpiredPage {
  readonly except: readonly string[];
  readonly limit: number;
}

interface ExpiredQuotes extends ExpiredPage {
  readonly before: Date;
  readonly now: Date;
  /** What other products keep of a quote only their own modules can empty. */
  readonly productIds: readonly string[];
}

/**
 * Quotes without a policy that nobody has changed since then. Those of which money was recorded stay, and those that
 * are being paid.
 */
export const listExpiredQuotes = async (
  db: Queries,
  { before, now, productIds, except, limit }: ExpiredQuotes,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select q.id from quotes q
    where q.product_id = any(${productIds}) and q.id <> all(${except})
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

interface LeadsBefore extends ExpiredPage {
  /** Last touched: entered, changed, contacted. */
  readonly touched: Date;
  /** Closed, of people who did not agree to be contacted. */
  readonly closedWithoutConsent: Date;
}

/** Leads without any quote whose time is over. */
export const listExpiredLeads = async (
  db: Queries,
  { touched, closedWithoutConsent, except, limit }: LeadsBefore,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select l.id from (
      select id from leads
      where quote_count = 0 and closed_reason <> '' and not has_consent and closed_at < ${closedWithoutConsent}
      union
      select id from leads l
      where quote_count = 0 and coalesce(touched_at, created_at) < ${touched}
        and not exists (select 1 from lead_events e where e.lead_id = l.id and e.at >= ${touched})
    ) l
    where l.id <> all(${except}) and not exists (select 1 from quotes q where q.of_lead_id = l.id)
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

/** Of rows of `documents`, whose names begin with the id of a quote: whether that quote has people in it. */
export const documentsOfKeptQuotes: RawBuilder<boolean> = sql`exists (
  select 1 from quotes q where q.id = split_part(cache_key, '-', 1) and q.erased_at is null)`;

export const expiredRetentionRuns = (before: Date): RemoveBatch =>
  expiredRows('retention_runs', sql`at < ${before}`);
