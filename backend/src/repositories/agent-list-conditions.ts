import { sql } from 'kysely';
import type { AgentList, ListFilter, RenewalKind } from '@payung/shared/domain/lists/list-status.ts';
import { RENEWAL_DAYS } from '@payung/shared/domain/lists/list-status.ts';
import { EXPIRING_DAYS } from '@payung/shared/domain/lists/line-status.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isInForce, lineHasStatus } from './line-status.ts';
import type { Condition, Now } from './line-status.ts';
import { anywhere } from './search-pattern.ts';

/** The lists whose lines are quotes and policies. */
export type LineList = Exclude<AgentList, 'insureds'>;

export interface LineSearch {
  readonly productId?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly quoteNo?: string | undefined;
  readonly name?: string | undefined;
  readonly status?: ListFilter | '' | undefined;
  readonly renewal?: RenewalKind | undefined;
}

/** The same customer has a policy of that product that ends later. */
const isRenewed = (isPaid: boolean): Condition => sql`exists (select 1 from quotes n
  where n.of_lead_id = q.of_lead_id and n.product_id = q.product_id and n.policy_no is not null
    and n.end_date > q.end_date
    and ${isPaid ? sql`n.payment_status = 'Paid'` : sql`n.payment_status <> 'Cancelled'`})`;

const endsBetween = (from: IsoDate, to: IsoDate): Condition =>
  sql`(q.end_date >= ${from}::date and q.end_date <= ${to}::date)`;

const renewalKind = (kind: RenewalKind, today: IsoDate): readonly Condition[] => {
  const conditions: Readonly<Record<RenewalKind, readonly Condition[]>> = {
    all: [],
    paid: [isRenewed(true)],
    unpaid: [sql`not ${isRenewed(true)}`, sql`q.end_date >= ${today}::date`],
    lapsed: [sql`not ${isRenewed(true)}`, sql`q.end_date < ${today}::date`],
  };
  return conditions[kind];
};

/** Cover that ends soon and that nobody has renewed. */
export const isToRenew = (today: IsoDate): Condition =>
  sql`(${isInForce(today)} and ${endsBetween(today, addDays(today, EXPIRING_DAYS))} and not ${isRenewed(false)})`;

const ofList = (list: LineList, search: LineSearch, at: Now): readonly Condition[] => {
  const { today } = at;
  if (list === 'pending') return [lineHasStatus('pending payment', at)];
  if (list === 'expiring') return [isInForce(today), endsBetween(today, addDays(today, EXPIRING_DAYS))];
  if (list === 'policies') return [];
  const window = endsBetween(addDays(today, -RENEWAL_DAYS.after), addDays(today, RENEWAL_DAYS.before));
  return [isInForce(today), window, ...renewalKind(search.renewal ?? 'all', today)];
};

const given = (text: string | undefined, condition: (text: string) => Condition): readonly Condition[] => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? [] : [condition(trimmed)];
};

/** What narrows a list of quotes, called q. */
export const lineConditions = (list: LineList, search: LineSearch, at: Now): Condition => {
  const { status = '' } = search;
  const conditions = [
    ...ofList(list, search, at),
    ...(status === '' ? [] : [lineHasStatus(status, at)]),
    ...given(search.productId, (productId) => sql`q.product_id = ${productId}`),
    ...given(search.quoteNo, (text) => sql`q.code ilike ${anywhere(text)}`),
    ...given(search.name, (text) => sql`q.insured_name ilike ${anywhere(text)}`),
    ...given(
      search.policyNo,
      (text) => sql`(q.policy_no ilike ${anywhere(text)} or q.proposal_no ilike ${anywhere(text)})`,
    ),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};
