import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import type { Queries } from '#core/database/database.ts';
import type { NewOtpChallenge, OtpChallenge } from '#areas/auth/tables.ts';

/** A new code replaces the old one of the same visitor; that of another visitor stays valid. */
export const replaceChallenge = async (db: Queries, challenge: NewOtpChallenge): Promise<void> => {
  const { phone, link_id: linkId, visitor = '' } = challenge;
  await db
    .updateTable('otp_challenges')
    .set({ used_at: challenge.sent_at })
    .where('phone', '=', phone)
    .where(sql<boolean>`link_id is not distinct from ${linkId ?? null}`)
    .where('visitor', '=', visitor)
    .where('used_at', 'is', null)
    .execute();
  await db.insertInto('otp_challenges').values(challenge).execute();
};

export const findChallenge = (db: Queries, key: string): Promise<OtpChallenge | undefined> =>
  db.selectFrom('otp_challenges').selectAll().where('key', '=', key).executeTakeFirst();

/** Counts a try; nothing when the code is used, spent or too old. One statement, so no race gains a try. */
export const countTry = (db: Queries, key: string, now: Date): Promise<OtpChallenge | undefined> =>
  db
    .updateTable('otp_challenges')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('attempts', '<', OTP.triesPerCode)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** True for exactly one of parallel requests with the right code. */
export const spendChallenge = async (db: Queries, key: string, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('otp_challenges')
    .set({ used_at: now })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteChallengesOfQuote = async (db: Queries, quoteId: string): Promise<void> => {
  await db.deleteFrom('otp_challenges').where('quote_id', '=', quoteId).execute();
};

/** Also those that were asked for with the phone before there was a registration. */
export const deleteChallengesOfRegistration = async (
  db: Queries,
  { id, phone }: { readonly id: string; readonly phone: string },
): Promise<void> => {
  await db
    .deleteFrom('otp_challenges')
    .where((eb) =>
      eb.or([
        eb('registration_id', '=', id),
        eb.and([eb('purpose', '=', 'registration'), eb('phone', '=', phone)]),
      ]),
    )
    .execute();
};

export const expiredCodes = (before: Date): RemoveBatch =>
  expiredRows('otp_challenges', sql`expires_at < ${before}`);
