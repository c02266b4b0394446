import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { isOneOf, keyedPage } from '#areas/network/sql/network.ts';
import type { AgentSet } from '#areas/network/sql/network.ts';
import { MAX_COUNT } from './agent-lists.ts';
import { afterCursor, direction, sortKey } from './page-order.ts';
import type { PageOrder } from './page-order.ts';
import type { Condition, TextSearch } from './line-status.ts';
import { numberMatches, personMatches, policyNoMatches, productNumberMatches } from './line-status.ts';

export interface PersonRow {
  readonly agent_id: string;
  readonly agent_name: string;
  readonly name: string;
  readonly search_name: string;
  readonly birth_date: string;
  readonly phone: string;
  readonly email: string;
  readonly policy_count: number;
  readonly premium: number;
  readonly newest_at: Date;
  readonly newest_quote_id: string;
}

export type PersonKey = 'newest_at' | 'premium' | 'policy_count' | 'search_name';

interface PersonSearch {
  readonly text?: TextSearch | undefined;
  readonly productId?: string | undefined;
  readonly policyNo?: string | undefined;
  readonly quoteNo?: string | undefined;
}

interface PeopleQuery {
  readonly agentIds: AgentSet;
  readonly search: PersonSearch;
}

/** Buyers of a matching policy, found before the people are read; empty without a filter on policies. */
const boughtBy = ({ agentIds, search }: PeopleQuery) => {
  const { productId = '', policyNo = '', quoteNo = '' } = search;
  const conditions = [
    ...(productId === '' ? [] : [sql`q.product_id = ${productId}`]),
    ...(quoteNo === '' ? [] : [numberMatches(sql`q.code`, quoteNo)]),
    ...(policyNo === '' ? [] : [policyNoMatches(policyNo)]),
  ];
  if (conditions.length === 0) return undefined;
  return sql`with bought as materialized (
    select q.agent_id, q.insured_phone, lower(q.insured_name) as name_key from quotes q
    where ${isOneOf(sql`q.agent_id`, agentIds)} and q.policy_no is not null and q.payment_status <> 'Cancelled'
      and ${sql.join(conditions, sql` and `)})`;
};

/** Two tables are searched one after the other, each by its own index. */
const textMatches = (text: TextSearch, agentIds: AgentSet): Condition => {
  const columns = { name: sql`p.search_name`, phone: sql`p.phone`, agentId: sql`p.agent_id` } as const;
  const ofPerson = personMatches(columns, text);
  const ofNumber = productNumberMatches(text);
  if (ofNumber === undefined) return ofPerson;
  return sql`(p.agent_id, p.phone, p.name_key) in (
    select p.agent_id, p.phone, p.name_key from insured_people p
    where ${isOneOf(sql`p.agent_id`, agentIds)} and ${ofPerson}
    union
    select q.agent_id, q.insured_phone, lower(q.insured_name) from quotes q
    where ${isOneOf(sql`q.agent_id`, agentIds)} and q.policy_no is not null and q.payment_status <> 'Cancelled'
      and ${ofNumber})`;
};

/** By name, or by a policy of theirs. */
const matches = (of: PeopleQuery): Condition => {
  const { text } = of.search;
  const conditions = [
    ...(text === undefined ? [] : [textMatches(text, of.agentIds)]),
    ...(boughtBy(of) === undefined ? [] : [sql`(p.agent_id, p.phone, p.name_key) in (select * from bought)`]),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

export const listPeople = async (
  db: Queries,
  { agentIds, search }: PeopleQuery,
  order: PageOrder<PersonKey>,
): Promise<readonly PersonRow[]> => {
  const key = sortKey('p', order.key);
  const { rows } = await sql<PersonRow>`${boughtBy({ agentIds, search }) ?? sql``}
    select p.agent_id, p.name, p.search_name, p.birth_date, p.phone, p.email, p.policy_count, p.premium, p.newest_at,
      p.newest_quote_id, trim(a.first_name || ' ' || a.last_name) as agent_name
    from ${keyedPage(agentIds, {
      table: sql`insured_people p`,
      agentId: sql`p.agent_id`,
      id: sql`p.newest_quote_id`,
      key,
      where: sql`${matches({ agentIds, search })}
        and ${afterCursor({ key, id: sql.ref('p.newest_quote_id'), order })}`,
      direction: direction(order),
      limit: order.limit,
    })} page
    join insured_people p on p.newest_quote_id = page.id
    join agents a on a.id = p.agent_id
    order by page.key ${direction(order)}, page.id ${direction(order)}`.execute(db);
  return rows;
};

/** The name by which somebody whom one of these agents insured is sorted; the newest quote is the id. */
export const findNameOfPerson = async (
  db: Queries,
  agentIds: AgentSet,
  quoteId: string,
): Promise<string | undefined> => {
  const { rows } = await sql<Pick<PersonRow, 'search_name'>>`
    select p.search_name from insured_people p
    where p.newest_quote_id = ${quoteId} and ${isOneOf(sql`p.agent_id`, agentIds)}`.execute(db);
  return rows[0]?.search_name;
};

export const countPeople = async (db: Queries, { agentIds, search }: PeopleQuery): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`${boughtBy({ agentIds, search }) ?? sql``}
    select count(*)::int as total from (
      select 1 from insured_people p
      where ${isOneOf(sql`p.agent_id`, agentIds)} and ${matches({ agentIds, search })} limit ${MAX_COUNT + 1}
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
};

export const expiredPeople = (policiesFrom: string): RemoveBatch =>
  expiredRows('insured_people', sql`newest_end_date < ${policiesFrom}::date`);
