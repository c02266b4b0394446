import type { PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import type { Queries } from '#core/database/database.ts';

export interface NumberHolder {
  readonly kind: 'registration' | 'agent';
  readonly id: string;
}

export type ReservedKind = 'idNumber' | 'businessNumber';

export interface ReservedHash {
  readonly kind: ReservedKind;
  /** Of the number: keyed, so that nobody finds it by trying all numbers. */
  readonly hash: string;
  readonly holder: NumberHolder;
}

/** Releases the holder's reservations of that kind. */
export const releaseNumbers = async (
  tx: Queries,
  { kind, id }: NumberHolder,
  ofKind?: ReservedKind,
): Promise<void> => {
  await tx
    .deleteFrom('held_numbers')
    .where('holder_kind', '=', kind)
    .where('holder_id', '=', id)
    .$if(ofKind !== undefined, (rows) => rows.where('kind', '=', ofKind as ReservedKind))
    .execute();
};

/**
 * Reserves a number for one person or company, instead of the one they had reserved (ruling R53). Answers whether it
 * was free; concurrent calls are serialised by the unique index.
 */
export const tryReserveHash = async (
  tx: Queries,
  { kind, hash, holder }: ReservedHash,
  now: Date,
): Promise<boolean> => {
  await tx
    .deleteFrom('held_numbers')
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('kind', '=', kind)
    .where('number_hash', '<>', hash)
    .execute();
  await tx
    .insertInto('held_numbers')
    .values({ kind, number_hash: hash, holder_kind: holder.kind, holder_id: holder.id, held_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('held_numbers')
    .select(['holder_kind', 'holder_id'])
    .where('kind', '=', kind)
    .where('number_hash', '=', hash)
    .executeTakeFirst();
  return row?.holder_kind === holder.kind && row.holder_id === holder.id;
};

/** Moves the reservations from the registration to the new agent. */
export const moveReservedNumbers = async (
  tx: Queries,
  from: NumberHolder,
  to: NumberHolder,
): Promise<void> => {
  await tx
    .updateTable('held_numbers')
    .set({ holder_kind: to.kind, holder_id: to.id })
    .where('holder_kind', '=', from.kind)
    .where('holder_id', '=', from.id)
    .execute();
};

/** The owner of a number: an agent, or a registration with a finished form. */
export interface NumberOwner {
  readonly id: string;
  readonly kind: PartnerKind | null;
  readonly id_number: string | null;
  readonly business_number: string;
  /** The number on the card is the right one. */
  readonly isOfCard: boolean;
}

interface Page {
  readonly after: string;
  readonly limit: number;
}

/** Agents with a number but no reservation, in the order of their ids. */
export const listAgentsWithoutReserved = async (
  db: Queries,
  { after, limit }: Page,
): Promise<readonly NumberOwner[]> => {
  const rows = await db
    .selectFrom('agents as a')
    .leftJoin('held_numbers as h', (join) =>
      join.onRef('h.holder_id', '=', 'a.id').on('h.holder_kind', '=', 'agent'),
    )
    .select(['a.id', 'a.kind', 'a.id_number', 'a.business_number'])
    .where('h.holder_id', 'is', null)
    .where((eb) => eb.or([eb('a.id_number', '<>', ''), eb('a.business_number', '<>', '')]))
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, isOfCard: false }));
};

/** Registrations with a finished form but no reservation, in the order of their ids. */
export const listRegistrationsWithoutReserved = async (
  db: Queries,
  { after, limit }: Page,
): Promise<readonly NumberOwner[]> => {
  const rows = await db
    .selectFrom('registrations as r')
    .innerJoin('registration_parts as p', (join) =>
      join.onRef('p.registration_id', '=', 'r.id').on('p.part', '=', 'details').on('p.revision', '>', 0),
    )
    .leftJoin('held_numbers as h', (join) =>
      join.onRef('h.holder_id', '=', 'r.id').on('h.holder_kind', '=', 'registration'),
    )
    .select(['r.id', 'r.kind', 'r.id_number', 'r.business_number', 'r.chosen_number'])
    .where('h.holder_id', 'is', null)
    // That of an approved one is the agent's.
    .where('r.status', '<>', 'approved')
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map(({ chosen_number: chosen, ...row }) => ({ ...row, isOfCard: chosen === 'read' }));
};

/** The hashes depend on the secret: after a change `backfillReservedNumbers` creates them again at the next start. */
export const deleteReservedNumbers = async (tx: Queries): Promise<void> => {
  await tx.deleteFrom('held_numbers').execute();
};
