import type { RedemptionState } from '@payung/shared/domain/network/points-rules.ts';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

export type RedemptionRow = Selectable<Tables['redemptions']>;

export const insertRedemption = async (
  tx: Queries,
  redemption: { readonly id: string; readonly agentId: string; readonly points: number },
  now: Date,
): Promise<void> => {
  const { id, agentId, points } = redemption;
  await tx.insertInto('redemptions').values({ id, agent_id: agentId, points, asked_at: now }).execute();
};

export const listRedemptions = (
  db: Queries,
  agentId: string,
  limit: number,
): Promise<readonly RedemptionRow[]> =>
  db
    .selectFrom('redemptions')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** In a transaction: the one who decides about the same one waits. */
export const lockRedemption = (tx: Queries, id: string): Promise<RedemptionRow | undefined> =>
  tx.selectFrom('redemptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const endRedemption = async (
  tx: Queries,
  id: string,
  end: {
    readonly state: Exclude<RedemptionState, 'waiting'>;
    readonly by: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> => {
  await tx
    .updateTable('redemptions')
    .set({ state: end.state, decided_by: end.by, decided_at: end.now, reason: end.reason })
    .where('id', '=', id)
    .execute();
};

export interface QueuedRedemption extends RedemptionRow {
  readonly agent_name: string;
  readonly agent_code: string;
  readonly balance: number | null;
  readonly decider: string | null;
}

const queued = (db: Queries) =>
  db
    .selectFrom('redemptions as r')
    .innerJoin('agents as a', 'a.id', 'r.agent_id')
    .leftJoin('points_accounts as p', 'p.agent_id', 'r.agent_id')
    .leftJoin('agents as d', 'd.id', 'r.decided_by')
    .selectAll('r')
    .select(['a.agent_code', 'p.balance'])
    .select([
      sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('agent_name'),
      sql<string | null>`trim(d.first_name || ' ' || d.last_name)`.as('decider'),
    ]);

export const findQueuedRedemption = (db: Queries, id: string): Promise<QueuedRedemption | undefined> =>
  queued(db).where('r.id', '=', id).executeTakeFirst();

interface QueuePage {
  readonly status: 'open' | 'decided';
  readonly after: readonly [Date, string] | undefined;
  readonly limit: number;
}

/** Those that wait, the oldest first; those that were decided, the newest first. */
export const listQueuedRedemptions = (
  db: Queries,
  { status, after, limit }: QueuePage,
): Promise<readonly QueuedRedemption[]> =>
  status === 'open'
    ? queued(db)
        .where('r.state', '=', 'waiting')
        .$if(after !== undefined, (rows) =>
          rows.where(sql<boolean>`(r.asked_at, r.id) > (${after?.[0]}, ${after?.[1]})`),
        )
        .orderBy('r.asked_at')
        .orderBy('r.id')
        .limit(limit)
        .execute()
    : queued(db)
        .where('r.decided_at', 'is not', null)
        .$if(after !== undefined, (rows) =>
          rows.where(
            sql<boolean>`(r.decided_at < ${after?.[0]} or (r.decided_at = ${after?.[0]} and r.id > ${after?.[1]}))`,
          ),
        )
        .orderBy('r.decided_at', 'desc')
        .orderBy('r.id')
        .limit(limit)
        .execute();

export const countRedemptions = async (db: Queries, status: QueuePage['status']): Promise<number> => {
  const row = await db
    .selectFrom('redemptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', status === 'open' ? '=' : '<>', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
};

/** All that an agent ever asked for, in order. */
export const listAllRedemptions = (db: Queries, agentId: string): Promise<readonly RedemptionRow[]> =>
  db
    .selectFrom('redemptions')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
