import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { EXPIRING_DAYS } from '@payung/shared/domain/lists/line-status.ts';
import type { ListStatus } from '@payung/shared/domain/lists/list-status.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

export type Condition = RawBuilder<boolean>;

/** The day in Jakarta, and the moment. */
export interface Now {
  readonly today: IsoDate;
  readonly now: Date;
}

/** Of the quotes table, called q, as are all conditions here. */
export const hasOpenInvoice = (
  now: Date,
): Condition => sql`(q.proposal_version is not null and exists (select 1 from invoices i
  where i.quote_id = q.id and i.version = q.proposal_version and i.state = 'open' and i.expires_at > ${now}))`;

/** The newest answer about somebody who is insured is no. */
export const isIdentityDeclined: Condition = sql`exists (select 1 from identity_checks c
  where c.subject_kind = 'quote' and c.subject_id = q.id and c.status = 'auto_declined'
    and not exists (select 1 from identity_checks n
      where n.subject_kind = 'quote' and n.subject_id = q.id and n.insured_no = c.insured_no
        and n.created_at > c.created_at and n.status in ('auto_approved', 'needs_review')))`;

/** Refused for good, or of a lead that its agent closed. */
export const isClosed: Condition = sql`(q.rejection is not null or exists (select 1 from leads l
  where l.id = q.of_lead_id and l.closed_reason <> ''))`;

const hasPolicy: Condition = sql`q.policy_no is not null`;

const isOverdue = (today: IsoDate): Condition =>
  sql`(q.payment_status = 'PayLater' and q.pay_later_due < ${today}::date)`;

const isCancelled = (today: IsoDate): Condition =>
  sql`(${hasPolicy} and (q.payment_status = 'Cancelled' or ${isOverdue(today)}))`;

/** Cover that is paid, or is still to be paid in time. */
export const isInForce = (today: IsoDate): Condition =>
  sql`(${hasPolicy} and q.payment_status <> 'Cancelled' and not ${isOverdue(today)})`;

const isPaid: Condition = sql`(${hasPolicy} and q.payment_status not in ('Cancelled', 'PayLater'))`;

const isOpen = (now: Date): Condition =>
  sql`(q.policy_no is null and not ${isClosed} and not ${hasOpenInvoice(now)})`;

/** The conditions of `lineStatusOf`: a quote meets the one of its own status and of no other. */
export const lineHasStatus = (status: ListStatus, { today, now }: Now): Condition => {
  const lastExpiring = addDays(today, EXPIRING_DAYS);
  const runs = sql`${isPaid} and q.start_date <= ${today}::date`;
  const conditions: Readonly<Record<ListStatus, Condition>> = {
    cancelled: isCancelled(today),
    // The first condition is that of an index: a payment that was begun has a status.
    'pending payment': sql`(q.payment_status not in ('', 'Paid', 'Cancelled')
      and ((${isInForce(today)} and q.payment_status = 'PayLater')
        or (q.policy_no is null and not ${isClosed} and ${hasOpenInvoice(now)})))`,
    expired: sql`((${isPaid} and q.end_date < ${today}::date)
      or (${isOpen(now)} and q.valid_until < ${today}::date))`,
    completed: sql`(${isPaid} and q.end_date >= ${today}::date and q.start_date > ${today}::date)`,
    'expiring soon': sql`(${runs} and q.end_date >= ${today}::date and q.end_date <= ${lastExpiring}::date)`,
    active: sql`(${runs} and q.end_date > ${lastExpiring}::date)`,
    rejected: sql`(q.policy_no is null and ${isClosed})`,
    'auto declined': sql`(${isOpen(now)} and q.valid_until >= ${today}::date and ${isIdentityDeclined})`,
    'in progress': sql`(${isOpen(now)} and q.valid_until >= ${today}::date and not ${isIdentityDeclined})`,
  };
  return conditions[status];
};
