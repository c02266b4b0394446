import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { findAgent } from './agents.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** False where a code, or the phone, is somebody else's. */
export const insertAgentOnce = async (tx: Queries, agent: Insertable<Tables['agents']>): Promise<boolean> => {
  const row = await tx
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deeper than any sales network. */
const MAX_DEPTH = 12;

/** The inviter and everybody who leads the inviter, the nearest first. */
export const listLineAbove = async (db: Queries, inviterId: string): Promise<readonly Agent[]> => {
  const line: Agent[] = [];
  let id: string | null = inviterId;
  while (id !== null && line.length < MAX_DEPTH) {
    const agent: Agent | undefined = await findAgent(db, id);
    if (agent === undefined) break;
    line.push(agent);
    id = agent.upline_id;
  }
  return line;
};
