import { sql } from 'kysely';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#core/database/database.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';

export const findAgent = (db: Queries, id: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst();

/** Saves the language of the agent when it changed. */
export const keepAgentLanguage = async (
  db: Queries,
  { id, language: before }: Pick<Agent, 'id' | 'language'>,
  language: 'en' | 'id',
): Promise<void> => {
  if (language === before) return;
  await db.updateTable('agents').set({ language }).where('id', '=', id).execute();
};

export const findAgentByPhone = (db: Queries, phone: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('phone', '=', phone).executeTakeFirst();

/** As it was typed, or in capitals, as codes are written. */
export const findAgentByCode = (db: Queries, code: string): Promise<Agent | undefined> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('agent_code', 'in', [code, code.toUpperCase()])
    .orderBy((eb) => eb('agent_code', '=', code), 'desc')
    .limit(1)
    .executeTakeFirst();

/** Row lock until the transaction ends. */
export const lockAgent = (db: Queries, id: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** As it was typed, or in capitals, as codes are written. */
export const findAgentByReferralCode = (db: Queries, referralCode: string): Promise<Agent | undefined> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('referral_code', 'in', [referralCode, referralCode.toUpperCase()])
    // An exact match is preferred to a match in capitals.
    .orderBy((eb) => eb('referral_code', '=', referralCode), 'desc')
    .limit(1)
    .executeTakeFirst();

export const saveZone = async (db: Queries, id: string, zone: Zone): Promise<void> => {
  await db.updateTable('agents').set({ zone }).where('id', '=', id).execute();
};

export const saveIdNumber = async (db: Queries, id: string, idNumber: string): Promise<void> => {
  await db
    .updateTable('agents')
    .set((eb) => ({ version: eb('version', '+', 1), id_number: idNumber }))
    .where('id', '=', id)
    .execute();
};

/** The photo stays as it is where no other was sent. */
export const saveTaxNumber = async (
  db: Queries,
  id: string,
  { taxId, imageKey }: { readonly taxId: string; readonly imageKey: string },
): Promise<void> => {
  await db
    .updateTable('agents')
    .set((eb) => ({
      version: eb('version', '+', 1),
      tax_id: taxId,
      ...(imageKey === '' ? {} : { tax_image_key: imageKey }),
    }))
    .where('id', '=', id)
    .execute();
};

type LineAgent = Pick<Agent, 'id' | 'status' | 'upline_id'>;

/** As far as it is known: the agent, who leads the agent, and who leads that person. */
const lineIn = (agents: readonly LineAgent[], agentId: string): readonly string[] => {
  const above = (id: string): readonly string[] =>
    agents.flatMap((agent) => (agent.id === id && agent.upline_id !== null ? [agent.upline_id] : []));
  const first = above(agentId);
  return [agentId, ...first, ...first.flatMap(above)];
};

/**
 * The agent and the two uplines, nearest first. Until the transaction ends none of them is removed or moved: an agent
 * changed while the locks were waited for is read again.
 */
export const lockLineOf = async (tx: Queries, agentId: string): Promise<readonly LineAgent[]> => {
  const { rows } = await sql<LineAgent>`
    select id, status, upline_id from agents
    where id = ${agentId} or id = (select upline_id from agents where id = ${agentId})`.execute(tx);
  let ids = lineIn(rows, agentId);
  for (;;) {
    // Locks from the top down, in the same order as a removal.
    const { rows: locked } = await sql<LineAgent>`
      select id, status, upline_id from agents where id = any(${ids}::text[])
      order by array_position(${ids}::text[], id) desc for share`.execute(tx);
    const line = lineIn(locked, agentId);
    if (line.every((id) => ids.includes(id)))
      return line.flatMap((id) => locked.filter((agent) => agent.id === id));
    ids = line;
  }
};

/** False when a code or the phone belongs to another agent. */
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
