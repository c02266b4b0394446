import { sql } from 'kysely';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import type { PaymentStatus, Rejection } from '#areas/quote/tables.ts';
import { isOneOf, isWhole, keyedPage } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import {
  isClosed,
  isIdentityDeclined,
  isPaid,
  isPending,
  isStillPayable,
  lineHasStatus,
  numberMatches,
  personMatches,
  policyNoMatches,
  productNumberMatches,
} from './line-status.ts';
import type { Condition, ListDay, TextSearch } from './line-status.ts';
import { joinNewestLink, newestLinkColumns } from '#areas/auth/links/newest-link-sql.ts';
import type { NewestLinkRow } from '#areas/auth/links/newest-link-sql.ts';
import { newestPaymentLinkEnd, openInvoiceEnd } from '#areas/payment/sql/invoices.ts';
import type { LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import type {
  AgentList,
  LineKind,
  ListFilter,
  RenewalKind,
} from '@payung/shared/domain/lists/line-status.ts';
import { RENEWAL_DAYS, EXPIRING_DAYS } from '@payung/shared/domain/lists/line-status.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { tabCondition } from '#areas/leads/sql/lead-list.ts';
import { afterCursor, direction, sortKey } from './page-order.ts';
import type { PageOrder } from './page-order.ts';

/** A line as it is kept, with what its status is derived from. */
export interface LineRow extends NewestLinkRow {
  readonly id: string;
  readonly code: string;
  readonly agent_id: string;
  readonly agent_name: string;
  readonly product_id: string;
  readonly stage: Stage;
  readonly insured_name: string;
  /** As names are searched, and sorted. */
  readonly search_name: string;
  readonly insured_phone: string;
  readonly insured_email: string;
  readonly plan_name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly valid_until: string;
  readonly due_premium: number;
  readonly points: number;
  readonly policy_no: string | null;
  readonly proposal_no: string | null;
  readonly payment_status: PaymentStatus;
  readonly pay_later_due: string | null;
  readonly saved_at: Date;
  readonly rejection: Rejection | null;
  /** When its open invoice ends. */
  readonly invoice_expires_at: Date | null;
  readonly payment_link_expires_at: Date | null;
  readonly is_identity_declined: boolean;
  readonly is_closed: boolean;
}

/** What lists of lines can be sorted by; each column has a value in every row. */
export type LineKey = 'saved_at' | 'due_premium' | 'points' | 'end_date' | 'search_name';

export interface LineQuery {
  readonly agentIds: AgentSet;
  readonly list: LineList;
  readonly search: LineSearch;
  readonly day: ListDay;
  readonly now: Date;
}

export const listLines = async (
  db: Queries,
  { agentIds, list, search, day, now }: LineQuery,
  order: PageOrder<LineKey>,
): Promise<readonly LineRow[]> => {
  const key = sortKey('q', order.key);
  const { rows } = await sql<LineRow>`
    select q.id, q.code, q.agent_id, trim(a.first_name || ' ' || a.last_name) as agent_name, q.product_id, q.stage,
      q.insured_name, q.search_name, q.insured_phone, q.insured_email, q.plan_name, q.start_date, q.end_date, q.valid_until,
      q.due_premium, q.points, q.policy_no, q.proposal_no, q.payment_status, q.pay_later_due, q.saved_at, q.rejection,
      ${openInvoiceEnd(now)}, ${newestPaymentLinkEnd}, ${isIdentityDeclined} as is_identity_declined,
      ${isClosed} as is_closed, ${newestLinkColumns}
    from ${keyedPage(agentIds, {
      table: sql`quotes q`,
      agentId: sql`q.agent_id`,
      id: sql`q.id`,
      key,
      where: sql`${lineConditions({ agentIds, list, search, day })} and ${afterCursor({ key, id: sql.ref('q.id'), order })}`,
      direction: direction(order),
      limit: order.limit,
    })} page
    join quotes q on q.id = page.id
    join agents a on a.id = q.agent_id
    ${joinNewestLink}
    order by page.key ${direction(order)}, page.id ${direction(order)}`.execute(db);
  return rows;
};

/** The name by which a line of one of these agents is sorted. */
export const findNameOfLine = async (
  db: Queries,
  agentIds: AgentSet,
  id: string,
): Promise<string | undefined> => {
  const { rows } = await sql<Pick<LineRow, 'search_name'>>`
    select q.search_name from quotes q where q.id = ${id} and ${isOneOf(sql`q.agent_id`, agentIds)}`.execute(
    db,
  );
  return rows[0]?.search_name;
};

/** Maximum of counts; one more means "more than". */
export const MAX_COUNT = 1_000;

export const countLines = async (
  db: Queries,
  { agentIds, list, search, day }: Omit<LineQuery, 'now'>,
  most = MAX_COUNT,
): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::int as total from (
      select 1 from quotes q
      where ${isOneOf(sql`q.agent_id`, agentIds)} and ${lineConditions({ agentIds, list, search, day })}
      limit ${most + 1}
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
};

type LineFactsRow = Pick<LineRow, 'is_identity_declined' | 'is_closed'> & NewestLinkRow;

const NO_LINK: NewestLinkRow = {
  link_revoked_at: null,
  link_sent_at: null,
  link_opened_at: null,
  link_verified_at: null,
  link_expires_at: null,
};

/** What the status of one quote is derived from, beside its own columns. */
export const findLineFacts = async (db: Queries, quoteId: string): Promise<LineFactsRow> => {
  const { rows } = await sql<LineFactsRow>`
    select ${isIdentityDeclined} as is_identity_declined, ${isClosed} as is_closed, ${newestLinkColumns}
    from quotes q
    ${joinNewestLink}
    where q.id = ${quoteId}`.execute(db);
  return rows[0] ?? { is_identity_declined: false, is_closed: false, ...NO_LINK };
};

/** The lists whose lines are quotes and policies. */
export type LineList = Exclude<AgentList, 'insureds'>;

export interface LineSearch {
  readonly productId?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly quoteNo?: string | undefined;
  readonly text?: TextSearch | undefined;
  readonly status?: ListFilter | '' | undefined;
  readonly renewal?: RenewalKind | undefined;
  readonly kind?: LineKind | undefined;
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
const isRenewable = ({ today, renewables }: ListDay): Condition =>
  sql`(${isPaid} and q.start_date <= ${today}::date and q.product_id = any(${renewables}::text[]))`;

/** Days until a price ends that an agent is shown. */
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
  return sql`(${personMatches(columns, text)} or ${productNumberMatches(text) ?? sql`false`})`;
};

const KINDS: Readonly<Record<LineKind, Condition>> = {
  policy: sql`q.policy_no is not null`,
  quote: sql`q.policy_no is null`,
};

/** What narrows a list of quotes, called q. */
export const lineConditions = ({ agentIds, list, search, day }: Omit<LineQuery, 'now'>): Condition => {
  const { status = '', text, tab = 'All' } = search;
  const asksPending = list === 'pending' || status === 'pending payment';
  const conditions = [
    ...ofList(list, search, day),
    ...(asksPending && isWhole(agentIds) ? [isStillPayable(day)] : []),
    ...(status === '' ? [] : [lineHasStatus(status, day)]),
    ...(search.kind === undefined ? [] : [KINDS[search.kind]]),
    ...(search.isEnding === true ? [isPriceEnding(day)] : []),
    ...(tab === 'All'
      ? []
      : [sql`exists (select 1 from leads l where l.id = q.of_lead_id and ${tabCondition(tab, day.today)})`]),
    ...given(search.productId, (productId) => sql`q.product_id = ${productId}`),
    ...given(search.quoteNo, (code) => numberMatches(sql`q.code`, code)),
    ...(text === undefined ? [] : [textMatches(text)]),
    ...given(search.policyNo, policyNoMatches),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};
