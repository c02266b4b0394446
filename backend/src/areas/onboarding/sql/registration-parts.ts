import { REGISTRATION_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import type {
  OptionalPart,
  RegistrationPart,
  RegistrationStatus,
} from '@payung/shared/domain/onboarding/registration.ts';
import type { PartState } from '@payung/shared/schemas/onboarding.ts';
import { isReviewReason } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { ReviewReason } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { RegistrationRow } from './registrations.ts';

/** One part as it is kept. */
export interface KeptPart {
  readonly part: RegistrationPart;
  readonly state: PartState;
  readonly revision: number;
  /** For the person to read, in the language that they had when it was decided. */
  readonly reason: string;
  readonly reasonCodes: readonly ReviewReason[];
  readonly reasonWords: string;
  /** For staff alone. */
  readonly note: string;
  readonly transactionId: string | null;
  readonly imageKey: string;
  /** Keyed hashes of the fields that staff last decided about, where they sent the registration back. */
  readonly decisionDigests: Readonly<Record<string, string>> | null;
  /** The version of the registration that last changed it. */
  readonly changedIn: number;
}

const findParts = prepared((db, registrationId: string) =>
  db.selectFrom('registration_parts').selectAll().where('registration_id', '=', registrationId).compile(),
);

/** All parts in order; a part without data has no row. */
export const listParts = async (db: Queries, registrationId: string): Promise<readonly KeptPart[]> => {
  const rows = await findParts(db, registrationId);
  return REGISTRATION_PARTS.map((part) => {
    const row = rows.find((known) => known.part === part);
    return {
      part,
      state: row?.state ?? 'empty',
      revision: row?.revision ?? 0,
      reason: row?.reason ?? '',
      // Of a newer server, some may be unknown here.
      reasonCodes: (row?.reason_codes ?? []).filter(isReviewReason),
      reasonWords: row?.reason_words ?? '',
      note: row?.note ?? '',
      transactionId: row?.transaction_id ?? null,
      imageKey: row?.image_key ?? '',
      decisionDigests: row?.decided_about ?? null,
      changedIn: row?.changed_in ?? 0,
    };
  });
};

const NOTHING_SAID = { reason: '', reason_codes: [], reason_words: '', note: '' };

interface PartOfRegistration {
  readonly registrationId: string;
  readonly part: RegistrationPart;
}

/** The version that the registration will have when the change is done (`changeRegistration` raises it). */
const nextVersion = (db: Queries, registrationId: string) =>
  db
    .selectFrom('registrations')
    .select((eb) => eb(eb.ref('version'), '+', 1).as('version'))
    .where('id', '=', registrationId);

interface GivenPart extends PartOfRegistration {
  /** The check that it rests on. */
  readonly transactionId?: string;
  readonly imageKey?: string;
}

/**
 * Saves a new revision, which clears the previous decision (ruling R58). Called with the registration locked, before
 * `changeRegistration`. Answers the revision.
 */
export const givePart = async (
  tx: Queries,
  { registrationId, part, transactionId, imageKey }: GivenPart,
  now: Date,
): Promise<number> => {
  const given = {
    state: 'given',
    ...NOTHING_SAID,
    transaction_id: transactionId ?? null,
    image_key: imageKey ?? '',
    changed_at: now,
  } as const;
  const { revision } = await tx
    .insertInto('registration_parts')
    .values({
      registration_id: registrationId,
      part,
      revision: 1,
      ...given,
      changed_in: nextVersion(tx, registrationId),
    })
    .onConflict((conflict) =>
      conflict.columns(['registration_id', 'part']).doUpdateSet((eb) => ({
        ...given,
        revision: eb('registration_parts.revision', '+', 1),
        changed_in: eb.ref('excluded.changed_in'),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
};

type NewState = PartOfRegistration &
  Partial<Pick<KeptPart, 'reason' | 'reasonCodes' | 'reasonWords' | 'note'>> & { readonly state: PartState };

/** Changes the state of the current revision; its data stays. */
export const setPartState = async (
  tx: Queries,
  { registrationId, part, state, ...said }: NewState,
  now: Date,
): Promise<void> => {
  const set = {
    state,
    reason: said.reason ?? '',
    reason_codes: [...(said.reasonCodes ?? [])],
    reason_words: said.reasonWords ?? '',
    note: said.note ?? '',
    changed_at: now,
  };
  await tx
    .insertInto('registration_parts')
    .values({
      registration_id: registrationId,
      part,
      transaction_id: null,
      ...set,
      changed_in: nextVersion(tx, registrationId),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['registration_id', 'part'])
        .doUpdateSet((eb) => ({ ...set, changed_in: eb.ref('excluded.changed_in') })),
    )
    .execute();
};

/** Hashes of the fields that staff decided on, so that changes can be shown when the part is given again. */
export const saveDecisionDigests = async (
  tx: Queries,
  { registrationId, part }: PartOfRegistration,
  fields: Readonly<Record<string, string>> | null,
): Promise<void> => {
  await tx
    .updateTable('registration_parts')
    .set({ decided_about: fields === null ? null : JSON.stringify(fields) })
    .where('registration_id', '=', registrationId)
    .where('part', '=', part)
    .execute();
};

/** The hashes depend on the secret: after a change they cannot be compared any more. */
export const clearDecisionDigests = async (tx: Queries): Promise<void> => {
  await tx
    .updateTable('registration_parts')
    .set({ decided_about: null })
    .where('decided_about', 'is not', null)
    .execute();
};

/** Marks the part as skipped (ONB-036). */
export const skipPart = (
  tx: Queries,
  of: { readonly registrationId: string; readonly part: OptionalPart },
  now: Date,
): Promise<void> => setPartState(tx, { ...of, state: 'skipped' }, now);

/** The card of an agent that staff look at, or have sent back: one at a time. */
export const findOpenCard = (db: Queries, agentId: string): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('card_of', '=', agentId)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .executeTakeFirst();

interface CardStatus {
  readonly id: string;
  readonly status: RegistrationStatus;
}

/** Status of the card sent last: the open one, or the last decided one; undefined if none was sent. */
export const findLastCard = async (db: Queries, agentId: string): Promise<CardStatus | undefined> =>
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

/** The number in the form of the agent's registration; undefined for agents who never registered. */
export const findRegisteredNumber = async (db: Queries, agentId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('registrations')
    .select('id_number')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row === undefined || row.id_number === '' ? undefined : row.id_number;
};
