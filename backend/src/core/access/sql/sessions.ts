import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { SessionKind } from '#core/access/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';

/** Seconds a session may live, and how long it may lie idle. */
const SESSION_LIFE = {
  agent: { absolute: 7 * 86_400, idle: 86_400 },
  visit: { absolute: 86_400, idle: 86_400 },
  registrant: { absolute: 86_400, idle: 86_400 },
  staff: { absolute: 7 * 86_400, idle: 86_400 },
  // Each ends with its link, which is earlier.
  photoHandoff: { absolute: 3600, idle: 3600 },
} as const satisfies Readonly<Record<SessionKind, object>>;

// Updating the time at every read would turn reads into writes.
const TOUCH_AFTER_SECONDS = 300;

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** An account is open to its phone or to one of its passkeys. */
export interface NewAccountSession {
  readonly kind: 'agent' | 'staff';
  readonly proved: 'phone' | 'passkey';
  readonly agentId: string;
  readonly phone: string;
}

/** A customer: the phone on the quote, with the link that led to it. */
interface NewVisitSession {
  readonly kind: 'visit';
  readonly proved: 'phone';
  readonly quoteId: string;
  readonly linkId?: string | null;
  readonly phone: string;
}

interface NewRegistrantSession {
  readonly kind: 'registrant';
  readonly proved: 'phone';
  readonly registrationId: string;
  readonly phone: string;
  /** Of an applicant without an account (ruling R59). */
  readonly birthDateShownAt?: Date;
}

/** Anybody who had the link: no phone, and so nobody's rights (ruling R65). */
interface NewPhotoHandoffSession {
  readonly kind: 'photoHandoff';
  readonly proved: 'link';
  readonly quoteId: string;
  /** The quote's agent, with whom it ends. */
  readonly agentId: string;
  readonly expiresAt: Date;
}

/** Each kind says what was proved: nobody opens a session without having proved what its kind stands for. */
type NewSession = { readonly tokenHash: string } & (
  | NewAccountSession
  | NewVisitSession
  | NewRegistrantSession
  | NewPhotoHandoffSession
);

export const insertSession = async (db: Queries, session: NewSession, now: Date): Promise<void> => {
  const { tokenHash, kind, proved } = session;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      kind,
      proved,
      agent_id: 'agentId' in session ? session.agentId : null,
      quote_id: 'quoteId' in session ? session.quoteId : null,
      link_id: 'linkId' in session ? (session.linkId ?? null) : null,
      registration_id: 'registrationId' in session ? session.registrationId : null,
      phone: 'phone' in session ? session.phone : '',
      birth_date_shown_at: 'birthDateShownAt' in session ? (session.birthDateShownAt ?? null) : null,
      created_at: now,
      last_seen_at: now,
      expires_at: 'expiresAt' in session ? session.expiresAt : later(now, SESSION_LIFE[kind].absolute),
    })
    .execute();
};

export interface OpenSession {
  readonly tokenHash: string;
  readonly kind: SessionKind;
  readonly agentId: string | null;
  readonly userType: string | null;
  readonly quoteId: string | null;
  readonly linkId: string | null;
  readonly registrationId: string | null;
  readonly expiresAt: Date;
}

const findLiving = prepared((db, tokenHash: string, now: Date) =>
  db
    .selectFrom('sessions as s')
    .leftJoin('agents as a', 'a.id', 's.agent_id')
    .leftJoin('registrations as r', 'r.id', 's.registration_id')
    .leftJoin('quotes as q', 'q.id', 's.quote_id')
    .select(['s.kind', 's.agent_id', 's.quote_id', 's.link_id', 's.registration_id'])
    .select(['s.last_seen_at', 's.expires_at'])
    .select(['a.user_type', 'a.status', 'r.id as living_registration'])
    .select(['q.stage', 'q.rejection'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .compile(),
);

/** Nothing is photographed any more of a quote that is sold or refused: a hand-off of it is over. */
const isClosed = ({ stage, rejection }: { stage: Stage | null; rejection: unknown }): boolean =>
  stage === null || isSold(stage) || rejection !== null;

/**
 * The valid session behind a token. The session of an inactive agent ends immediately, with the hand-offs of their
 * quotes, and so does that of a deleted registration.
 */
export const findOpenSession = async (
  db: Queries,
  tokenHash: string,
  now: Date,
): Promise<OpenSession | undefined> => {
  const [row] = await findLiving(db, tokenHash, now);
  if (row === undefined) return undefined;
  const idle = (now.getTime() - row.last_seen_at.getTime()) / 1000;
  if (idle > SESSION_LIFE[row.kind].idle) return undefined;
  if (row.agent_id !== null && row.status !== 'active') return undefined;
  if (row.kind === 'registrant' && row.living_registration === null) return undefined;
  if (row.kind === 'photoHandoff' && isClosed(row)) return undefined;
  if (idle > TOUCH_AFTER_SECONDS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return {
    tokenHash,
    kind: row.kind,
    agentId: row.agent_id,
    userType: row.user_type,
    quoteId: row.quote_id,
    linkId: row.link_id,
    registrationId: row.registration_id,
    expiresAt: row.expires_at,
  };
};

export const endSession = (db: Queries, tokenHash: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();

/** Ends the customers' visits to a quote, and what a second device was handed, which a customer may have made. */
export const endVisits = (db: Queries, quoteId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('quote_id', '=', quoteId)
    .where('kind', 'in', ['visit', 'photoHandoff'])
    .where('ended_at', 'is', null)
    .execute();

/** When a living session began, and which passkey was shown in it. */
export const findSessionStart = (db: Queries, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'passkey_id'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const markPasskeyShown = (db: Queries, tokenHash: string, passkeyId: string) =>
  db.updateTable('sessions').set({ passkey_id: passkeyId }).where('token_hash', '=', tokenHash).execute();

/** Ends the sessions in which that passkey was shown, but the one at hand. */
export const endSessionsOfPasskey = (
  db: Queries,
  { passkeyId, tokenHash }: { readonly passkeyId: string; readonly tokenHash: string },
  now: Date,
) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('passkey_id', '=', passkeyId)
    .where('token_hash', '!=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();

/** Ends every session of an agent or of staff. */
export const endSessionsOf = (db: Queries, agentId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .execute();

/** Whether the birth date was shown in that session (ruling R59). */
export const isBirthDateShown = async (db: Queries, tokenHash: string): Promise<boolean> => {
  const session = await db
    .selectFrom('sessions')
    .select('birth_date_shown_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session !== undefined && session.birth_date_shown_at !== null;
};

export const markBirthDateShown = async (db: Queries, tokenHash: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ birth_date_shown_at: now })
    .where('token_hash', '=', tokenHash)
    .where('birth_date_shown_at', 'is', null)
    .execute();
};

/** Sessions of a quote's customers or of somebody who registers, permanently. */
export const deleteSessionsOf = async (
  db: Queries,
  column: 'quote_id' | 'registration_id',
  id: string,
): Promise<void> => {
  await db.deleteFrom('sessions').where(column, '=', id).execute();
};

export const expiredSessions = (before: Date): RemoveBatch =>
  expiredRows('sessions', sql`expires_at < ${before}`);
