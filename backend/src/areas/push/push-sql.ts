import type { Queries } from '#core/database/database.ts';
import type { PushSubscriptionRow } from './tables.ts';

/** A browser has one endpoint: whoever signs in there next takes it over. */
export const savePushSubscription = async (tx: Queries, row: PushSubscriptionRow): Promise<void> => {
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('endpoint', '=', row.endpoint), eb('session_hash', '=', row.session_hash)]))
    .execute();
  await tx.insertInto('push_subscriptions').values(row).execute();
};

export const hasPushSubscription = async (db: Queries, sessionHash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_hash')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return row !== undefined;
};

export const wantsPush = async (db: Queries, agentId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Of sessions that are still open. */
export const pushSubscriptionsOf = (
  db: Queries,
  agentId: string,
  now: Date,
): Promise<readonly PushSubscriptionRow[]> =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.token_hash', 'p.session_hash')
    .selectAll('p')
    .where('p.agent_id', '=', agentId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .execute();

export const dropPushSubscription = (db: Queries, sessionHash: string) =>
  db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
