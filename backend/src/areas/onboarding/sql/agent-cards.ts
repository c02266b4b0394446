import type { RegistrationStatus } from '@payung/shared/domain/onboarding/registration.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { RegistrationRow } from './registrations.ts';

/** The card of an agent that staff look at, or have sent back: one at a time. */
export const findOpenCard = (db: Queries, agentId: string): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('card_of', '=', agentId)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .executeTakeFirst();

export interface StandingCard {
  readonly id: string;
  readonly status: RegistrationStatus;
}

export interface StandingCard {
  readonly id: string;
  readonly status: RegistrationStatus;
}

/** Where the card stands that was sent last: the open one, or the last that was decided; nothing where none was sent. */
export const findLastCard = async (db: Queries, agentId: string): Promise<StandingCard | undefined> =>
  (await findOpenCard(db, agentId)) ??
  (await db
    .selectFrom('registrations')
    .select(['id', 'status'])
    .where('card_of', '=', agentId)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst());

/** With the agent's row locked. */
export const insertAgentCard = (
  tx: Queries,
  row: Insertable<Tables['registrations']>,
): Promise<RegistrationRow> =>
  tx.insertInto('registrations').values(row).returningAll().executeTakeFirstOrThrow();

/** The number of the form with which somebody became an agent; nothing of those who never registered. */
export const findRegisteredNumber = async (db: Queries, agentId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('registrations')
    .select('id_number')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row === undefined || row.id_number === '' ? undefined : row.id_number;
};
