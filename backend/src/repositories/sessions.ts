import type { SessionKind } from '#database/area-tables.ts';
import type { Queries } from '#database/database.ts';
import { prepared } from '#database/prepared.ts';

/** Seconds a session may live, and how long it may lie idle. */
const SESSION_LIFE = {
  agent: { absolute: 7 * 86_400, idle: 86_400 },
  visit: { absolute: 86_400, idle: 86_400 },
  registrant: { absolute: 86_400, idle: 86_400 },
  staff: { absolute: 7 * 86_400, idle: 86_400 },
} as const satisfies Readonly<Record<SessionKind, object>>;

// Writing every read's moment would turn reads into writes.
const TOUCH_AFTER_SECONDS = 300;

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

export interface NewSession {
  readonly tokenHash: string;
  readonly kind: SessionKind;
  /** Of agents and staff. */
  readonly agentId?: string;
  /** Of a visit, with the link that opened it. */
  readonly quoteId?: string;
  readonly linkId?: string | null;
  readonly registrationId?: string;
  readonly phone: string;
  /** Of somebody who registers and has nothing to show yet (ruling R59). */
  readonly birthDateShownAt?: Date;
  /** Where it ends earlier than others of its kind. */
  readonly expiresAt?: Date;
}

export const insertSession = async (db: Queries, session: NewSession, now: Date): Promise<void> => {
  const life = SESSION_LIFE[session.kind];
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      kind: session.kind,
      agent_id: session.agentId ?? null,
      quote_id: session.quoteId ?? null,
      link_id: session.linkId ?? null,
      registration_id: session.registrationId ?? null,
      phone: session.phone,
      birth_date_shown_at: session.birthDateShownAt ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: session.expiresAt ?? later(now, life.absolute),
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
    .select(['s.kind', 's.agent_id', 's.quote_id', 's.link_id', 's.registration_id'])
    .select(['s.last_seen_at', 's.expires_at'])
    .select(['a.user_type', 'a.status', 'r.id as living_registration'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .compile(),
);

/** The living session behind a token. An agent who is no longer active is out at once, and so is a deleted registration. */
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

/** Ends the customers' visits to a quote. */
export const endVisits = (db: Queries, quoteId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'visit')
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
