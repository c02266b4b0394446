import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Somebody and everybody below, too many to be named one by one. */
export interface WholeNetwork {
  readonly topId: string;
}

/** Whose rows are looked at. */
export type AgentSet = WholeNetwork | readonly string[];

/** Asks for the name of a network, because a prepared query stands in for an array with something else. */
export const isWhole = (agents: AgentSet): agents is WholeNetwork => 'topId' in agents;

/** Only oneself. */
export const isOnly = (agents: AgentSet, agentId: string): boolean =>
  !isWhole(agents) && agents.every((id) => id === agentId);

/** Walks where it is used, so that no ids are sent; whoever should stand in a circle is met once. */
const walk = ({ topId }: WholeNetwork) => sql`
  with recursive below (id) as (
    select ${topId}::text
    union
    select a.id from agents a join below b on a.upline_id = b.id where a.user_type <> 'Staff'
  )
  select id from below`;

/** To select from, one id a row. */
export const agentsOf = (agents: AgentSet): RawBuilder<unknown> =>
  isWhole(agents) ? sql`(${walk(agents)})` : sql`unnest(${agents}::text[])`;

/** Joined, not an array: to sort a hundred thousand ids by the rules of a language takes a second. */
export const isOneOf = (column: RawBuilder<unknown>, agents: AgentSet): RawBuilder<boolean> =>
  isWhole(agents) ? sql`${column} in (${walk(agents)})` : sql`${column} = any(${agents}::text[])`;
