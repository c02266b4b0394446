import type { KeptForm, Registration } from '#areas/onboarding/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';

export type RegistrationRow = Registration;

const findById = prepared((db, id: string) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).compile(),
);

export const findRegistration = async (db: Queries, id: string): Promise<RegistrationRow | undefined> =>
  (await findById(db, id))[0];

/** The first lock of everything that changes a registration. */
export const lockRegistration = (tx: Queries, id: string): Promise<RegistrationRow | undefined> =>
  tx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the person has changed; the version grows by one, and the time until it is deleted begins anew. */
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

export interface NewRegistrationEvent {
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

/** What happened to it, by whom of all; the ids of staff stay out. */
export const listRegistrationEvents = (db: Queries, registrationId: string) =>
  db
    .selectFrom('registration_events')
    .select(['event', 'part', 'revision', 'actor', 'at'])
    .where('registration_id', '=', registrationId)
    .orderBy('id')
    .execute();

export interface RegistrationsBefore {
  /** Last saved, of those that nobody goes on with. */
  readonly abandoned: Date;
  /** Decided, of those that were refused. */
  readonly refused: Date;
  readonly limit: number;
}

/** Those whose time is over. */
export const listOutlivedRegistrations = async (
  db: Queries,
  { abandoned, refused, limit }: RegistrationsBefore,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('registrations')
    .select('id')
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

/** Whether it was not there: one that testers have gone on with stays as they left it. */
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

/** Before the links with which they were invited go. */
export const forgetInviteLinks = async (db: Queries, linkIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('registrations')
    .set({ invite_link_id: null })
    .where('invite_link_id', 'in', linkIds)
    .execute();
};
