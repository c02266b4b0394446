import type { RegistrationStatus } from '@payung/shared/domain/onboarding/registration.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';

/** What a session needs to know of a registration. */
export interface StandingRegistration {
  readonly id: string;
  readonly status: RegistrationStatus;
  readonly birth_date: string;
  /** The agent that it became. */
  readonly agent_id: string | null;
}

const OPEN_STATUSES = ['draft', 'submitted', 'returned'] as const satisfies readonly RegistrationStatus[];

/** Cards of agents wait in the same table, and nobody goes on with them here. */
const standing = (db: Queries) =>
  db
    .selectFrom('registrations')
    .select(['id', 'status', 'birth_date', 'agent_id'])
    .where('card_of', 'is', null);

export const findRegistrationStatus = (
  db: Queries,
  registrationId: string,
): Promise<StandingRegistration | undefined> =>
  standing(db).where('id', '=', registrationId).executeTakeFirst();

/** The one that somebody with that phone can go on with. */
export const findOpenRegistration = (db: Queries, phone: string): Promise<StandingRegistration | undefined> =>
  standing(db).where('phone', '=', phone).where('status', 'in', OPEN_STATUSES).executeTakeFirst();

/** The open one of that phone, or the last that was refused: whoever logs in is told why. */
export const findShownRegistration = async (
  db: Queries,
  phone: string,
): Promise<StandingRegistration | undefined> =>
  (await findOpenRegistration(db, phone)) ??
  (await standing(db)
    .where('phone', '=', phone)
    .where('status', '=', 'refused')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst());

export interface NewRegistration {
  readonly phone: string;
  readonly inviterId: string;
  readonly inviteLinkId: string | null;
  readonly language: 'en' | 'id';
}

/** Opens a registration, or finds the open one of that phone: two who come at once get the same. */
export const openRegistration = async (
  db: Queries,
  { phone, inviterId, inviteLinkId, language }: NewRegistration,
  now: Date,
): Promise<StandingRegistration> => {
  await db
    .insertInto('registrations')
    .values({
      id: newId(),
      phone,
      kind: null,
      inviter_id: inviterId,
      invite_link_id: inviteLinkId,
      language,
      agent_id: null,
      created_at: now,
      saved_at: now,
      decided_by: null,
    })
    // The index lets a phone have one open registration.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const registration = await findOpenRegistration(db, phone);
  if (registration === undefined) throw new Error('The registration was decided while it was opened');
  return registration;
};
