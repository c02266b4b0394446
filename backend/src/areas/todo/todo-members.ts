import type { AgentName } from '@payung/shared/schemas/leads.ts';
import type { AgentCaller } from '#core/access/caller.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { listBelow, whichAreBelow } from '#areas/todo/sql/todo-people.ts';
import type { Below, NamedAgent } from '#areas/todo/sql/todo-people.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

/** Level 1 and level 2 of whoever invited them (ruling R34). */
const LEVELS_OF_MITRA = 2;
/** Deeper than any sales network. */
const LEVELS_OF_NETWORK = 12;
/** As many as a list with a search can offer. */
const MAX_OFFERED = 1000;

export const fullName = ({ firstName, lastName }: Omit<NamedAgent, 'id'>): string =>
  `${firstName} ${lastName}`.trim();

const belowOf = ({ agentId, userType }: Pick<AgentCaller, 'agentId' | 'userType'>): Below => ({
  agentId,
  depth: leadsNetwork(userType) ? LEVELS_OF_NETWORK : LEVELS_OF_MITRA,
});

/** Oneself first, then everybody below who is active. */
export const todoMembers = async (
  context: HandlerContextOf<'todoMembers'>,
  { db }: Services,
): Promise<readonly AgentName[]> => {
  const caller = requireAgent(context.caller);
  const self = await findAgent(db, caller.agentId);
  if (self === undefined) throw notFound();
  const below = await listBelow(db, { ...belowOf(caller), limit: MAX_OFFERED });
  return [{ id: self.id, firstName: self.first_name, lastName: self.last_name }, ...below].map((agent) => ({
    id: agent.id,
    fullName: fullName(agent),
  }));
};

/** A task is given to oneself and to those below; anybody else does not exist for the giver. */
export const requireMembers = async (
  db: Queries,
  caller: AgentCaller,
  members: readonly string[],
): Promise<void> => {
  const others = [...new Set(members)].filter((id) => id !== caller.agentId);
  if (others.length === 0) return;
  const below = await whichAreBelow(db, belowOf(caller), others);
  if (others.some((id) => !below.has(id))) throw notFound();
};
