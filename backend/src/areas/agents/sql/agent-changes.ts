import type { Queries } from '#core/database/database.ts';

/** What of an agent's own data asks for a fresh code. */
export type AgentChange = 'bank' | 'tax' | 'idCard';

export interface NewAgentChange {
  readonly agentId: string;
  readonly what: AgentChange;
}

export const insertAgentChange = async (
  db: Queries,
  { agentId, what }: NewAgentChange,
  now: Date,
): Promise<void> => {
  await db.insertInto('agent_changes').values({ agent_id: agentId, what, at: now }).execute();
};

/** Newest first: what was changed and when, never a value. */
export const listAgentChanges = (db: Queries, agentId: string) =>
  db
    .selectFrom('agent_changes')
    .select(['what', 'at'])
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
