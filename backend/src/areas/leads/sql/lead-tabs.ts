import { sql } from 'kysely';
import type { LeadStatus, LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Condition } from '#areas/lists/sql/line-status.ts';

/** The conditions of `leadStatusOf`, of the leads table, called l: a lead meets the one of its own status alone. */
const leadHasStatus = (status: LeadStatus, today: IsoDate): Condition => {
  const over = sql`l.closed_reason = '' and l.open_until < ${today}::date`;
  const conditions: Readonly<Record<LeadStatus, Condition>> = {
    'In Progress': sql`(l.closed_reason = '' and l.open_until >= ${today}::date)`,
    Completed: sql`(${over} and l.is_sold)`,
    Rejected: sql`(l.closed_reason <> '' or (l.open_until < ${today}::date and not l.is_sold and l.is_rejected))`,
    Expired: sql`(${over} and not l.is_sold and not l.is_rejected)`,
  };
  return conditions[status];
};

/** What a tab of the leads page holds. */
export const tabCondition = (tab: LeadTab, today: IsoDate): Condition =>
  tab === 'All' ? sql`true` : leadHasStatus(tab, today);
