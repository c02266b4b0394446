import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { Owner } from '#core/access/access-rows.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;
type NewPasskey = Insertable<Tables['passkeys']>;
type NewPasskeyEvent = Insertable<Tables['passkey_events']>;
type Challenge = Selectable<Tables['passkey_challenges']>;

export const listPasskeys = (db: Queries, agentId: string): Promise<readonly PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const hasPasskey = async (db: Queries, agentId: string): Promise<boolean> =>
  (await db
    .selectFrom('passkeys')
    .select('id')
    .where('agent_id', '=', agentId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const findPasskeyOwner = async (db: Queries, id: string): Promise<Owner | undefined> => {
  const row = await db.selectFrom('passkeys').select('agent_id').where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : { agentId: row.agent_id };
};

/** With the handle by which the authenticator knows its owner. */
export const findCredential = (db: Queries, credentialId: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('passkey_handles as h', 'h.agent_id', 'p.agent_id')
    .selectAll('p')
    .select('h.handle')
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst();

/** The handle of somebody: the first one that was made stays. */
export const keepHandle = async (db: Queries, agentId: string, fresh: string): Promise<string> => {
  const row = await db
    .insertInto('passkey_handles')
    .values({ agent_id: agentId, handle: fresh })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ agent_id: agentId }))
    .returning('handle')
    .executeTakeFirstOrThrow();
  return row.handle;
};

/** False when the authenticator is registered already, by whomever. */
export const insertPasskey = async (db: Queries, passkey: NewPasskey): Promise<boolean> => {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const renamePasskey = (db: Queries, id: string, name: string) =>
  db.updateTable('passkeys').set({ name }).where('id', '=', id).returning('id').executeTakeFirst();

export const deletePasskey = (db: Queries, id: string): Promise<PasskeyRow | undefined> =>
  db.deleteFrom('passkeys').where('id', '=', id).returningAll().executeTakeFirst();

export const deletePasskeys = (db: Queries, agentId: string): Promise<readonly PasskeyRow[]> =>
  db.deleteFrom('passkeys').where('agent_id', '=', agentId).returningAll().execute();

/**
 * Saves the signature counter. False when it is not higher than before, unless the authenticator never counts;
 * one statement, so that of two uses with one number only one passes.
 */
export const advanceCounter = async (
  db: Queries,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const insertPasskeyChallenge = async (
  db: Queries,
  challenge: Omit<Challenge, 'used_at'>,
): Promise<void> => {
  await db.insertInto('passkey_challenges').values(challenge).execute();
};

/** Of a login, of which nothing was stored before. True for exactly one of parallel uses. */
export const insertSpentChallengeOnce = async (
  db: Queries,
  spent: Pick<Challenge, 'challenge_hash' | 'expires_at'> & { readonly used_at: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('passkey_challenges')
    .values({ ...spent, purpose: 'login', session_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
};

interface ShownChallenge {
  readonly challenge_hash: string;
  readonly purpose: Challenge['purpose'];
  readonly session_hash: string | null;
}

/** True for exactly one use in time, by the session that requested it. */
export const spendPasskeyChallenge = async (
  db: Queries,
  { challenge_hash, purpose, session_hash }: ShownChallenge,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('passkey_challenges')
    .set({ used_at: now })
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('session_hash', 'is not distinct from', session_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
};

export const insertPasskeyEvent = async (db: Queries, event: NewPasskeyEvent): Promise<void> => {
  await db.insertInto('passkey_events').values(event).execute();
};

export type PasskeyNoticeKind = 'passkeyAdded' | 'passkeyRemoved' | 'passkeyOldCounter' | 'passkeysReset';

export const expiredPasskeyChallenges = (before: Date): RemoveBatch =>
  expiredRows('passkey_challenges', sql`expires_at < ${before}`);
