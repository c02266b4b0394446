import { sql } from 'kysely';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import type { Queries } from '#database/database.ts';
import type { NewOtpChallenge, OtpChallenge } from './tables.ts';

/** Whose code: the same phone may stand on several links, and belong to an agent. */
export interface OtpSubject {
  readonly phone: string;
  readonly linkId: string | null;
}

const ofSubject = ({ phone, linkId }: OtpSubject) =>
  linkId === null
    ? sql<boolean>`phone = ${phone} and link_id is null`
    : sql<boolean>`phone = ${phone} and link_id = ${linkId}`;

export const lastSentAt = async (db: Queries, subject: OtpSubject): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('otp_challenges')
    .select('sent_at')
    .where(ofSubject(subject))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at;
};

/** A new code puts out the old one. */
export const replaceChallenge = async (db: Queries, challenge: NewOtpChallenge): Promise<void> => {
  await db
    .updateTable('otp_challenges')
    .set({ used_at: challenge.sent_at })
    .where(ofSubject({ phone: challenge.phone, linkId: challenge.link_id ?? null }))
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

/** True for exactly one of all that come with the right code. */
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
