import type { Queries } from '#core/database/database.ts';
import type { NewPushSubscription, PushSubscriptionRow } from './tables.ts';

/** A browser has one endpoint: whoever signs in there next takes it over. */
export const savePushSubscription = async (tx: Queries, row: NewPushSubscription): Promise<void> => {
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('endpoint', '=', row.endpoint), eb('session_hash', '=', row.session_hash)]))
    .execute();
  await tx.insertInto('push_subscriptions').values(row).execute();
};

export const pushEndpointOf = async (db: Queries, sessionHash: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row?.endpoint;
};

/** The sessions of an agent in which notices are on, also those that are over meanwhile. */
export const listPushSessions = async (db: Queries, agentId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('session_hash')
    .where('agent_id', '=', agentId)
    .execute();
  return rows.map(({ session_hash }) => session_hash);
};

interface OfSession {
  readonly sessionHash: string;
  readonly now: Date;
}

/** Of a session that is still open. */
export const findPushSubscription = (
  db: Queries,
  { sessionHash, now }: OfSession,
): Promise<PushSubscriptionRow | undefined> =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.token_hash', 'p.session_hash')
    .selectAll('p')
    .where('p.session_hash', '=', sessionHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();

type OfBrowser = Pick<PushSubscriptionRow, 'session_hash' | 'endpoint'>;

/** Not one that has replaced it meanwhile. */
export const forgetPushSubscription = (db: Queries, { session_hash, endpoint }: OfBrowser) =>
  db
    .deleteFrom('push_subscriptions')
    .where('session_hash', '=', session_hash)
    .where('endpoint', '=', endpoint)
    .execute();

export const markPushTaken = (db: Queries, { session_hash, endpoint }: OfBrowser) =>
  db
    .updateTable('push_subscriptions')
    .set({ refusals: 0 })
    .where('session_hash', '=', session_hash)
    .where('endpoint', '=', endpoint)
    .where('refusals', '>', 0)
    .execute();

/** Answers how many there were one after another. */
export const countPushRefusal = async (
  db: Queries,
  { session_hash, endpoint }: OfBrowser,
): Promise<number> => {
  const row = await db
    .updateTable('push_subscriptions')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where('session_hash', '=', session_hash)
    .where('endpoint', '=', endpoint)
    .returning('refusals')
    .executeTakeFirst();
  return row?.refusals ?? 0;
};

export const dropPushSubscription = (db: Queries, sessionHash: string) =>
  db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
