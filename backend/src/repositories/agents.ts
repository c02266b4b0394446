import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#database/database.ts';
import type { Agent } from './tables.ts';

export const findAgent = (db: Queries, id: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst();

export const findAgentByPhone = (db: Queries, phone: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('phone', '=', phone).executeTakeFirst();

export const saveZone = async (db: Queries, id: string, zone: Zone): Promise<void> => {
  await db.updateTable('agents').set({ zone }).where('id', '=', id).execute();
};

/** Who invited the agent, and who invited that person: at most two, nearest first. */
export const findInviters = async (db: Queries, agentId: string): Promise<readonly string[]> => {
  const row = await db
    .selectFrom('agents as a')
    .leftJoin('agents as i', 'i.id', 'a.invited_by')
    .select(['a.invited_by as first', 'i.invited_by as second'])
    .where('a.id', '=', agentId)
    .executeTakeFirst();
  return [row?.first, row?.second].filter((id): id is string => typeof id === 'string');
};
