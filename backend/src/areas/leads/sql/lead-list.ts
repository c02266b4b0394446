import { sql } from 'kysely';
import type { LeadStatus, LeadTab, LeadSort } from '@payung/shared/domain/leads/lead-status.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Condition, TextSearch } from '#areas/lists/sql/line-status.ts';
import type { RawBuilder } from 'kysely';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Queries } from '#core/database/database.ts';
import { beginning } from '#core/database/pages.ts';
import { prepared } from '#core/database/prepared.ts';
import { isOneOf, keyedPage, onlyOne } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import { joinNewestLink, newestLinkColumns } from '#areas/auth/links/newest-link-sql.ts';
import type { NewestLinkRow } from '#areas/auth/links/newest-link-sql.ts';
import type { PaymentStatus } from '#areas/quote/tables.ts';
import type { LeadRow } from './leads.ts';
import {
  numberMatches,
  personMatches,
  policyNoMatches,
  productNumberMatches,
} from '#areas/lists/sql/line-status.ts';

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

export interface LeadFilter {
  /** Whose. */
  readonly agentIds: AgentSet;
  readonly productId: string;
  readonly quoteNo: string;
  /** Of a policy or a proposal. */
  readonly policyNo: string;
  /** A name, a phone, or a number that is shown. */
  readonly text: TextSearch | undefined;
  readonly today: IsoDate;
}

interface LeadPageQuery extends LeadFilter {
  readonly tab: LeadTab;
  readonly sort: LeadSort;
  readonly after: LeadKey | undefined;
  readonly limit: number;
}

/** Where a page begins: a time, an amount or a name, and the id. */
export type LeadKey = readonly [Date | number | string, string];

/** The newest quote of a lead, as a card shows it. */
interface NewestQuote extends NewestLinkRow {
  readonly quote_id: string | null;
  readonly quote_code: string | null;
  readonly quote_product: string | null;
  readonly quote_stage: Stage | null;
  readonly quote_premium: number | null;
  readonly quote_start: IsoDate | null;
  readonly quote_end: IsoDate | null;
  readonly quote_valid_until: IsoDate | null;
  readonly quote_rejected: boolean | null;
  readonly quote_payment_status: PaymentStatus | null;
  readonly quote_pay_later_due: IsoDate | null;
}

export interface LeadCardRow extends LeadRow, NewestQuote {
  readonly agent_first_name: string;
  readonly agent_last_name: string;
}

type Clause = RawBuilder<unknown>;

const all = (conditions: readonly Clause[]): Clause => sql.join([...conditions], sql` and `);

/** A quote of the lead, called q, is like that. */
const ofQuote = (condition: Clause): Clause =>
  sql`exists (select 1 from quotes q where q.of_lead_id = l.id and ${condition})`;

/** Two tables are searched one after the other, each by its own index. */
const textMatches = (text: TextSearch, agentIds: AgentSet): Clause => {
  const columns = { name: sql`l.search_name`, phone: sql`l.phone`, agentId: sql`l.agent_id` } as const;
  const code = text.typed.toUpperCase();
  const ofPerson = sql`(${personMatches(columns, text)}
    ${/^L\d/.test(code) ? sql`or l.code like ${beginning(code)}` : sql``})`;
  const ofNumber = productNumberMatches(text);
  if (ofNumber === undefined) return ofPerson;
  return sql`l.id in (
    select l.id from leads l where ${isOneOf(sql`l.agent_id`, agentIds)} and ${ofPerson}
    union
    select q.of_lead_id from quotes q where ${isOneOf(sql`q.agent_id`, agentIds)} and ${ofNumber})`;
};

const filterConditions = ({
  agentIds,
  productId,
  quoteNo,
  policyNo,
  text,
}: LeadFilter): readonly Clause[] => [
  ...(productId === '' ? [] : [sql`l.product_id = ${productId}`]),
  ...(text === undefined ? [] : [textMatches(text, agentIds)]),
  ...(quoteNo === '' ? [] : [ofQuote(numberMatches(sql`q.code`, quoteNo))]),
  ...(policyNo === '' ? [] : [ofQuote(policyNoMatches(policyNo))]),
];

interface Order {
  readonly by: Clause;
  readonly direction: Clause;
  readonly comparison: Clause;
}

const date = sql`l.created_at`;
const premium = sql`l.open_premium`;
/** By its letters, as the code sorts, whatever the locale of the server. */
const name = sql`l.search_name collate "C"`;
const up = { direction: sql`asc`, comparison: sql`>` };
const down = { direction: sql`desc`, comparison: sql`<` };

const ORDERS: Readonly<Record<LeadSort, Order>> = {
  Newest: { by: date, ...down },
  Oldest: { by: date, ...up },
  Highest: { by: premium, ...down },
  Lowest: { by: premium, ...up },
  NameAZ: { by: name, ...up },
  NameZA: { by: name, ...down },
};

const cardOf = sql`
  l.*, a.first_name as agent_first_name, a.last_name as agent_last_name,
  q.id as quote_id, q.code as quote_code, q.product_id as quote_product, q.stage as quote_stage,
  q.due_premium as quote_premium, q.start_date as quote_start, q.end_date as quote_end,
  q.valid_until as quote_valid_until, q.rejection is not null as quote_rejected,
  q.payment_status as quote_payment_status, q.pay_later_due as quote_pay_later_due, ${newestLinkColumns}`;

type Values = readonly [
  agentId: string,
  today: IsoDate,
  limit: number,
  productId: string,
  lastKey: Date | number | string,
  lastId: string,
];

const pageSql = (wanted: LeadPageQuery): RawBuilder<LeadCardRow> => {
  const { agentIds, tab, today, after, limit } = wanted;
  const { by, direction, comparison } = ORDERS[wanted.sort];
  const conditions = all([
    tabCondition(tab, today),
    ...filterConditions(wanted),
    ...(after === undefined ? [] : [sql`(${by}, l.id) ${comparison} (${after[0]}, ${after[1]})`]),
  ]);
  return sql<LeadCardRow>`
    select ${cardOf}
    from ${keyedPage(agentIds, {
      table: sql`leads l`,
      agentId: sql`l.agent_id`,
      id: sql`l.id`,
      key: by,
      where: conditions,
      direction,
      limit,
    })} page
    join leads l on l.id = page.id
    join agents a on a.id = l.agent_id
    left join quotes q on q.id = l.newest_quote_id
    ${joinNewestLink}
    order by page.key ${direction}, page.id ${direction}`;
};

/** Equal filters have equal SQL, whatever their values. */
const shapeOf = ({ tab, sort, after, productId }: LeadPageQuery): string =>
  [tab, sort, after === undefined, productId === ''].join();

const preparePage = ({ tab, sort, ...shape }: LeadPageQuery) =>
  prepared((db, ...[agentId, today, limit, productId, lastKey, lastId]: Values) =>
    pageSql({
      tab,
      sort,
      agentIds: [agentId],
      today,
      limit,
      productId: shape.productId === '' ? '' : productId,
      quoteNo: '',
      policyNo: '',
      text: undefined,
      after: shape.after === undefined ? undefined : [lastKey, lastId],
    }).compile(db),
  );

const pages = new Map<string, ReturnType<typeof preparePage>>();

/** The lists that agents see of their own leads are prepared. */
export const listLeads = async (db: Queries, wanted: LeadPageQuery): Promise<readonly LeadCardRow[]> => {
  const isSearched = wanted.text !== undefined || wanted.quoteNo !== '' || wanted.policyNo !== '';
  const agentId = onlyOne(wanted.agentIds);
  if (isSearched || agentId === undefined) {
    const { rows } = await pageSql(wanted).execute(db);
    return rows;
  }
  const shape = shapeOf(wanted);
  const page = pages.get(shape) ?? preparePage(wanted);
  pages.set(shape, page);
  const { today, limit, productId, after } = wanted;
  const [lastKey, lastId] = after ?? [0, ''];
  return page(db, agentId, today, limit, productId, lastKey, lastId);
};

export const isByPremium = (sort: LeadSort): boolean => ORDERS[sort].by === premium;
export const isByName = (sort: LeadSort): boolean => ORDERS[sort].by === name;

export const leadKey =
  (sort: LeadSort) =>
  (row: LeadCardRow): LeadKey => {
    if (isByName(sort)) return [row.search_name, row.id];
    return [isByPremium(sort) ? row.open_premium : row.created_at, row.id];
  };

/** The name by which a lead of one of these agents is sorted. */
export const findNameOfLead = async (
  db: Queries,
  agentIds: AgentSet,
  id: string,
): Promise<string | undefined> => {
  const { rows } = await sql<Pick<LeadRow, 'search_name'>>`
    select l.search_name from leads l where l.id = ${id} and ${isOneOf(sql`l.agent_id`, agentIds)}`.execute(
    db,
  );
  return rows[0]?.search_name;
};

export const findLeadCard = async (db: Queries, leadId: string): Promise<LeadCardRow | undefined> => {
  const { rows } = await sql<LeadCardRow>`
    select ${cardOf} from leads l
    join agents a on a.id = l.agent_id
    left join quotes q on q.id = l.newest_quote_id
    ${joinNewestLink}
    where l.id = ${leadId}`.execute(db);
  return rows[0];
};

type Counts = Readonly<Record<LeadTab, number>>;

const exactly = (filter: LeadFilter): RawBuilder<Counts> => {
  const of = (tab: LeadTab) => sql`count(*) filter (where ${tabCondition(tab, filter.today)})`;
  return sql<Counts>`
    select ${of('All')} as "All", ${of('In Progress')} as "In Progress", ${of('Completed')} as "Completed",
      ${of('Rejected')} as "Rejected", ${of('Expired')} as "Expired"
    from leads l
    where ${all([isOneOf(sql`l.agent_id`, filter.agentIds), ...filterConditions(filter)])}`;
};

const upTo = (filter: LeadFilter, most: number): RawBuilder<Counts> => {
  const of = (tab: LeadTab) => sql`(select count(*) from (
    select 1 from leads l
    where ${all([
      isOneOf(sql`l.agent_id`, filter.agentIds),
      tabCondition(tab, filter.today),
      ...filterConditions(filter),
    ])}
    limit ${most}) counted)`;
  return sql<Counts>`
    select ${of('All')} as "All", ${of('In Progress')} as "In Progress", ${of('Completed')} as "Completed",
      ${of('Rejected')} as "Rejected", ${of('Expired')} as "Expired"`;
};

/** How many each tab holds; no count goes above `most`, where it is given. */
export const countLeads = async (
  db: Queries,
  filter: LeadFilter,
  most = Number.POSITIVE_INFINITY,
): Promise<Counts> => {
  const { rows } = await (Number.isFinite(most) ? upTo(filter, most) : exactly(filter)).execute(db);
  if (rows[0] === undefined) throw new Error('A count answers one row');
  return rows[0];
};
