import type { KeptForm, Registration } from '#areas/onboarding/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { RegistrationStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { newId } from '#core/database/identifiers.ts';

export type RegistrationRow = Registration;

const findById = prepared((db, id: string) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).compile(),
);

export const findRegistration = async (db: Queries, id: string): Promise<RegistrationRow | undefined> =>
  (await findById(db, id))[0];

/** The first lock of everything that changes a registration. */
export const lockRegistration = (tx: Queries, id: string): Promise<RegistrationRow | undefined> =>
  tx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the person has changed; the version grows by one, and the time until it is deleted begins again. */
export type RegistrationChange = Partial<
  Pick<
    RegistrationRow,
    | 'kind'
    | 'status'
    | 'birth_date'
    | 'id_number'
    | 'chosen_number'
    | 'business_number'
    | 'has_tax_number'
    | 'tax_id'
    | 'bank_code'
    | 'account_holder'
    | 'account_number'
    | 'reason'
    | 'language'
    | 'search_name'
    | 'submitted_at'
    | 'decided_at'
    | 'decided_by'
    | 'agent_id'
  >
> & { readonly form?: KeptForm };

/** To be called with the row locked; answers the row as it now stands. */
export const changeRegistration = (
  tx: Queries,
  row: Pick<RegistrationRow, 'id' | 'version'>,
  { now, form, ...change }: RegistrationChange & { readonly now: Date },
): Promise<RegistrationRow> =>
  tx
    .updateTable('registrations')
    .set({
      ...change,
      ...(form === undefined ? {} : { form: JSON.stringify(form) }),
      version: row.version + 1,
      saved_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface NewRegistrationEvent {
  readonly registrationId: string;
  readonly event: 'submitted' | 'opened' | 'photoOpened' | 'returned' | 'approved' | 'refused' | 'deleted';
  readonly part?: 'details' | 'idCard' | 'tax' | 'bank';
  readonly revision?: number;
  readonly actor: 'registrant' | 'staff' | 'system';
  /** Of staff. */
  readonly actorId?: string;
}

/** Of the audit trail: never personal data. */
export const insertRegistrationEvent = async (
  db: Queries,
  { registrationId, event, part, revision, actor, actorId }: NewRegistrationEvent,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('registration_events')
    .values({
      registration_id: registrationId,
      event,
      part: part ?? null,
      revision: revision ?? null,
      actor,
      actor_id: actorId ?? '',
      at: now,
    })
    .execute();
};

/** The audit trail with the kind of each actor, without the ids of staff. */
export const listRegistrationEvents = (db: Queries, registrationId: string) =>
  db
    .selectFrom('registration_events')
    .select(['event', 'part', 'revision', 'actor', 'at'])
    .where('registration_id', '=', registrationId)
    .orderBy('id')
    .execute();

export interface RegistrationsBefore {
  /** Last saved, of abandoned registrations. */
  readonly abandoned: Date;
  /** Decided, of those that were refused. */
  readonly refused: Date;
}

/** Registrations whose retention has ended, without those that were tried already. */
export const listExpiredRegistrations = async (
  db: Queries,
  { abandoned, refused }: RegistrationsBefore,
  { except, limit }: { readonly except: readonly string[]; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where(sql<boolean>`id <> all(${except})`)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['draft', 'returned']), eb('saved_at', '<', abandoned)]),
        eb.and([eb('status', '=', 'refused'), eb('decided_at', '<', refused)]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** The row and its parts. The audit trail stays, it names nobody. */
export const deleteRegistrationRow = async (tx: Queries, id: string): Promise<void> => {
  await tx
    .deleteFrom('held_numbers')
    .where('holder_kind', '=', 'registration')
    .where('holder_id', '=', id)
    .execute();
  await tx.deleteFrom('registration_parts').where('registration_id', '=', id).execute();
  await tx.deleteFrom('registrations').where('id', '=', id).execute();
};

/** False if it exists already: testers may have changed it. */
export const insertMissingRegistration = async (
  db: Queries,
  registration: Insertable<Tables['registrations']>,
): Promise<boolean> => {
  const row = await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Called before the invite links are deleted. */
export const clearInviteLinks = async (db: Queries, linkIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('registrations')
    .set({ invite_link_id: null })
    .where('invite_link_id', 'in', linkIds)
    .execute();
};

/** What a session needs to know of a registration. */
export interface RegistrationStatusRow {
  readonly id: string;
  readonly status: RegistrationStatus;
  readonly birth_date: string;
  /** The agent that it became. */
  readonly agent_id: string | null;
}

const OPEN_STATUSES = ['draft', 'submitted', 'returned'] as const satisfies readonly RegistrationStatus[];

/** Excludes the cards of agents, which are in the same table and cannot be resumed here. */
const registrationStatuses = (db: Queries) =>
  db
    .selectFrom('registrations')
    .select(['id', 'status', 'birth_date', 'agent_id'])
    .where('card_of', 'is', null);

export const findRegistrationStatus = (
  db: Queries,
  registrationId: string,
): Promise<RegistrationStatusRow | undefined> =>
  registrationStatuses(db).where('id', '=', registrationId).executeTakeFirst();

/** The registration that this phone can resume. */
const findOpenRegistration = (db: Queries, phone: string): Promise<RegistrationStatusRow | undefined> =>
  registrationStatuses(db).where('phone', '=', phone).where('status', 'in', OPEN_STATUSES).executeTakeFirst();

/** The open registration of that phone, or the last refused one, to show its reason after the login. */
export const findShownRegistration = async (
  db: Queries,
  phone: string,
): Promise<RegistrationStatusRow | undefined> =>
  (await findOpenRegistration(db, phone)) ??
  (await registrationStatuses(db)
    .where('phone', '=', phone)
    .where('status', '=', 'refused')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst());

interface NewRegistration {
  readonly phone: string;
  readonly inviterId: string;
  readonly inviteLinkId: string | null;
  readonly language: 'en' | 'id';
}

/** Creates a registration, or finds the open one of that phone; parallel calls get the same one. */
export const openRegistration = async (
  db: Queries,
  { phone, inviterId, inviteLinkId, language }: NewRegistration,
  now: Date,
): Promise<RegistrationStatusRow> => {
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
