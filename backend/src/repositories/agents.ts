import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#database/database.ts';
import type { Agent } from './tables.ts';

export const findAgent = (db: Queries, id: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirst();

export const findAgentByPhone = (db: Queries, phone: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('phone', '=', phone).executeTakeFirst();

/** In a transaction: whoever does the same for that agent waits. */
export const lockAgent = (db: Queries, id: string): Promise<Agent | undefined> =>
  db.selectFrom('agents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** As it was typed, or in capitals, as codes are written. */
export const findAgentByReferralCode = (db: Queries, referralCode: string): Promise<Agent | undefined> =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('referral_code', 'in', [referralCode, referralCode.toUpperCase()])
    // The code as it was typed goes before another agent's in capitals.
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
