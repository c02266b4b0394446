import { sql } from 'kysely';
import type { AgentDetails } from '@payung/shared/schemas/profile.ts';
import type { BankAccount } from '@payung/shared/schemas/onboarding.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** An agent with the name of who invited them. */
export interface ProfileRow extends Agent {
  readonly inviter: string;
}

export const findProfile = (db: Queries, agentId: string): Promise<ProfileRow | undefined> =>
  db
    .selectFrom('agents as a')
    .leftJoin('agents as i', 'i.id', 'a.invited_by')
    .selectAll('a')
    .select(sql<string>`coalesce(trim(i.first_name || ' ' || i.last_name), '')`.as('inviter'))
    .where('a.id', '=', agentId)
    .executeTakeFirst();

export const saveAgentDetails = async (
  db: Queries,
  agentId: string,
  { email, address, city, contactEmail, licence, isExclusive }: AgentDetails,
): Promise<void> => {
  await db
    .updateTable('agents')
    .set((eb) => ({
      version: eb('version', '+', 1),
      email,
      address,
      city,
      ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
      licence_number: licence.number,
      licence_issuer: licence.issuer,
      licence_expires_on: licence.expiresOn === '' ? null : licence.expiresOn,
      is_exclusive: isExclusive,
    }))
    .where('id', '=', agentId)
    .execute();
};

export const saveAgentBank = async (
  db: Queries,
  agentId: string,
  { bankCode, accountHolder, accountNumber }: BankAccount,
): Promise<void> => {
  await db
    .updateTable('agents')
    .set((eb) => ({
      version: eb('version', '+', 1),
      bank_code: bankCode,
      account_holder: accountHolder,
      account_number: accountNumber,
    }))
    .where('id', '=', agentId)
    .execute();
};

/** When an account is closed: nothing is paid to it any more. */
export const clearAgentBank = (db: Queries, agentId: string): Promise<void> =>
  saveAgentBank(db, agentId, { bankCode: '', accountHolder: '', accountNumber: '' });

interface LicenceEnd {
  readonly id: string;
  readonly licence_expires_on: string;
  readonly language: 'en' | 'id';
}

interface LicenceEnds {
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Which reminder: each is sent once per agent and expiry day. */
  readonly mark: string;
  readonly limit: number;
}

/** Active agents whose licence ends in that time and who were not reminded yet; skips rows locked by another server. */
export const takeLicenceEnds = (
  tx: Queries,
  { from, until, mark, limit }: LicenceEnds,
): Promise<readonly LicenceEnd[]> =>
  tx
    .selectFrom('agents as a')
    .select(['a.id', 'a.licence_expires_on', 'a.language'])
    .where('a.status', '=', 'active')
    .where('a.licence_expires_on', '>=', from)
    .where('a.licence_expires_on', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications as n')
            .select('n.id')
            .whereRef('n.agent_id', '=', 'a.id')
            .where('n.kind', '=', 'licenceEnds')
            .where(sql<boolean>`n.data ->> 'mark' = ${mark}`)
            .where(sql<boolean>`n.data ->> 'day' = a.licence_expires_on::text`),
        ),
      ),
    )
    .orderBy('a.licence_expires_on')
    .orderBy('a.id')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .$narrowType<LicenceEnd>()
    .execute();

/** Which of an agent's own data require a fresh code. */
export type AgentChange = 'bank' | 'tax' | 'idCard';

interface NewAgentChange {
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
