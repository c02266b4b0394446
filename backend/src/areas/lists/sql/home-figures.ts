import { sql } from 'kysely';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import { eachPart } from '#areas/network/sql/agent-parts.ts';
import { isOneOf } from '#areas/network/sql/agent-set.ts';
import type { AgentSet } from '#areas/network/sql/agent-set.ts';
import { tabCondition } from '#areas/leads/sql/lead-tabs.ts';
import type { Condition } from './line-status.ts';

export interface MonthRow {
  readonly month: string;
  readonly premium: number;
  readonly policies: number;
}

/** From that month on; months in which nothing was sold have no row. */
export const listSalesByMonth = async (
  db: Queries,
  agentIds: AgentSet,
  from: string,
): Promise<readonly MonthRow[]> => {
  const { rows } = await sql<MonthRow>`
    select month, sum(premium)::bigint as premium, sum(policies)::int as policies
    from sales_by_month
    where ${isOneOf(sql`agent_id`, agentIds)} and month >= ${from}
    group by month order by month`.execute(db);
  return rows;
};

export const findTarget = (
  db: Queries,
  agentId: string,
  month: string,
): Promise<{ readonly premium: number; readonly policies: number } | undefined> =>
  db
    .selectFrom('targets')
    .select(['premium', 'policies'])
    .where('agent_id', '=', agentId)
    .where('month', '=', month)
    .executeTakeFirst();

export interface OpenAndCompleted {
  readonly open: number;
  readonly completed: number;
}

const countBoth = async (
  db: Queries,
  {
    table,
    open,
    completed,
  }: { readonly table: 'leads' | 'referrals'; readonly open: Condition; readonly completed: Condition },
  agentIds: AgentSet,
): Promise<OpenAndCompleted> => {
  const parts = await eachPart(agentIds, async (part) => {
    const { rows } = await sql<OpenAndCompleted>`
      select (count(*) filter (where ${open}))::int as open, (count(*) filter (where ${completed}))::int as completed
      from ${sql.table(table)} l where ${isOneOf(sql`l.agent_id`, part)}`.execute(db);
    return rows[0] ?? { open: 0, completed: 0 };
  });
  return parts.reduce((sum, part) => ({
    open: sum.open + part.open,
    completed: sum.completed + part.completed,
  }));
};

export const countLeads = (db: Queries, agentIds: AgentSet, today: IsoDate): Promise<OpenAndCompleted> =>
  countBoth(
    db,
    {
      table: 'leads',
      open: tabCondition('In Progress', today),
      completed: tabCondition('Completed', today),
    },
    agentIds,
  );

export const countReferrals = (db: Queries, agentIds: AgentSet): Promise<OpenAndCompleted> =>
  countBoth(
    db,
    { table: 'referrals', open: sql`l.state = 'open'`, completed: sql`l.state = 'completed'` },
    agentIds,
  );
