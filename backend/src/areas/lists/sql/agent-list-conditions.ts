import { sql } from 'kysely';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import type { AgentList, ListFilter, RenewalKind } from '@payung/shared/domain/lists/list-status.ts';
import { RENEWAL_DAYS } from '@payung/shared/domain/lists/list-status.ts';
import { EXPIRING_DAYS } from '@payung/shared/domain/lists/line-status.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { tabCondition } from '#areas/leads/sql/lead-tabs.ts';
import { isPaid, isPending, lineHasStatus } from './line-status.ts';
import type { Condition, ListDay } from './line-status.ts';
import { anywhere } from '#core/database/search-pattern.ts';
import { personMatches, productNumberMatches } from './text-search.ts';
import type { TextSearch } from './text-search.ts';

/** The lists whose lines are quotes and policies. */
export type LineList = Exclude<AgentList, 'insureds'>;

export interface LineSearch {
  readonly productId?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly quoteNo?: string | undefined;
  readonly text?: TextSearch | undefined;
  readonly status?: ListFilter | '' | undefined;
  readonly renewal?: RenewalKind | undefined;
  /** Only quotes whose price is about to end. */
  readonly isEnding?: boolean | undefined;
  /** The status of the lead that a line belongs to. */
  readonly tab?: LeadTab | undefined;
}

/** The same customer has paid for a policy of that product that ends later. */
const isRenewed: Condition = sql`exists (select 1 from quotes n
  where n.of_lead_id = q.of_lead_id and n.product_id = q.product_id and n.policy_no is not null
    and n.end_date > q.end_date and n.payment_status = 'Paid')`;

const endsBetween = (from: IsoDate, to: IsoDate): Condition =>
  sql`(q.end_date >= ${from}::date and q.end_date <= ${to}::date)`;

const renewalKind = (kind: RenewalKind, today: IsoDate): readonly Condition[] => {
  const conditions: Readonly<Record<RenewalKind, readonly Condition[]>> = {
    all: [],
    paid: [isRenewed],
    unpaid: [sql`not ${isRenewed}`, sql`q.end_date >= ${today}::date`],
    lapsed: [sql`not ${isRenewed}`, sql`q.end_date < ${today}::date`],
  };
  return conditions[kind];
};

/** Cover that was bought for a time and can be bought for the next one; a single journey is over. */
const isRenewable = ({ today, journeys }: ListDay): Condition =>
  sql`(${isPaid} and q.start_date <= ${today}::date and q.product_id <> all(${journeys}::text[]))`;

/** Days until a price ends that an agent is told about. */
const ENDING_DAYS = 3;

const isPriceEnding = (day: ListDay): Condition =>
  sql`(q.policy_no is null and q.valid_until >= ${day.today}::date
    and q.valid_until <= ${addDays(day.today, ENDING_DAYS)}::date and ${lineHasStatus('in progress', day)})`;

const ofList = (list: LineList, search: LineSearch, day: ListDay): readonly Condition[] => {
  const { today } = day;
  if (list === 'pending') return [isPending(day)];
  if (list === 'policies') return [];
  const [from, to] =
    list === 'expiring'
      ? [today, addDays(today, EXPIRING_DAYS)]
      : [addDays(today, -RENEWAL_DAYS.after), addDays(today, RENEWAL_DAYS.before)];
  const isWindow = [isRenewable(day), endsBetween(from, to)];
  return list === 'expiring' ? isWindow : [...isWindow, ...renewalKind(search.renewal ?? 'all', today)];
};

const given = (text: string | undefined, condition: (text: string) => Condition): readonly Condition[] => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? [] : [condition(trimmed)];
};

const textMatches = (text: TextSearch): Condition => {
  const columns = {
    name: sql`q.search_name`,
    phone: sql`q.insured_phone`,
    agentId: sql`q.agent_id`,
  } as const;
  return sql`(${personMatches(columns, text)} or ${productNumberMatches(text)})`;
};

/** What narrows a list of quotes, called q. */
export const lineConditions = (list: LineList, search: LineSearch, day: ListDay): Condition => {
  const { status = '', text, tab = 'All' } = search;
  const conditions = [
    ...ofList(list, search, day),
    ...(status === '' ? [] : [lineHasStatus(status, day)]),
    ...(search.isEnding === true ? [isPriceEnding(day)] : []),
    ...(tab === 'All'
      ? []
      : [sql`exists (select 1 from leads l where l.id = q.of_lead_id and ${tabCondition(tab, day.today)})`]),
    ...given(search.productId, (productId) => sql`q.product_id = ${productId}`),
    ...given(search.quoteNo, (code) => sql`q.code ilike ${anywhere(code)}`),
    ...(text === undefined ? [] : [textMatches(text)]),
    ...given(
      search.policyNo,
      (number) => sql`(q.policy_no ilike ${anywhere(number)} or q.proposal_no ilike ${anywhere(number)})`,
    ),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};
