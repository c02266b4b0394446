import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PointsEntry } from '@payung/shared/schemas/agent.ts';
import type { LedgerKind, PointLevel } from '@payung/shared/domain/network/points-rules.ts';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';

export type LedgerRow = Selectable<Tables['points_ledger']>;

/** What a policy gave or took: by whose sale, from which premium, by which version of the rule. */
export interface PolicyOfEntry {
  readonly policyNo: string;
  readonly level: PointLevel;
  readonly sellerId: string;
  readonly premium: number;
  readonly ruleVersion: string;
}

export interface NewEntry {
  readonly agentId: string;
  readonly kind: LedgerKind;
  readonly points: number;
  readonly held?: number;
  /** Idempotency key: one entry per event and kind. */
  readonly eventId: string;
  readonly policy?: PolicyOfEntry;
  readonly correctsId?: number;
  readonly redemptionId?: string;
  readonly reason?: string;
  readonly actor: { readonly kind: 'agent' | 'staff' | 'system'; readonly id: string };
}

/** Adds entries; a trigger numbers them and keeps the accounts. Accounts are locked in the order of their agents. */
export const postEntries = async (tx: Queries, entries: readonly NewEntry[], now: Date): Promise<void> => {
  if (entries.length === 0) return;
  await tx
    .insertInto('points_ledger')
    .values(
      entries
        .toSorted((one, other) => (one.agentId < other.agentId ? -1 : 1))
        .map(({ policy, actor, ...entry }) => ({
          agent_id: entry.agentId,
          kind: entry.kind,
          points: entry.points,
          held: entry.held ?? 0,
          event_id: entry.eventId,
          policy_no: policy?.policyNo ?? null,
          level: policy?.level ?? null,
          seller_id: policy?.sellerId ?? null,
          premium: policy?.premium ?? null,
          rule_version: policy?.ruleVersion ?? null,
          corrects_id: entry.correctsId ?? null,
          redemption_id: entry.redemptionId ?? null,
          reason: entry.reason ?? '',
          actor: actor.kind,
          actor_id: actor.id,
          posted_at: now,
        })),
    )
    .execute();
};

export interface PointsSums {
  readonly balance: number;
  readonly held: number;
  readonly lastNo: number;
}

const NONE: PointsSums = { balance: 0, held: 0, lastNo: 0 };

export const findPointsSums = async (db: Queries, agentId: string): Promise<PointsSums> => {
  const row = await db
    .selectFrom('points_accounts')
    .select(['balance', 'held', 'last_no as lastNo'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row ?? NONE;
};

/** In a transaction: nobody else posts to the account until it ends. */
export const lockPointsSums = async (tx: Queries, agentId: string): Promise<PointsSums> => {
  await tx
    .insertInto('points_accounts')
    .values({ agent_id: agentId, balance: 0, held: 0, last_no: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('points_accounts')
    .select(['balance', 'held', 'last_no as lastNo'])
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

const MAX_ENTRIES = 100;

/** What was earned, the newest first. */
export const listEarned = async (db: Queries, agentId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_ledger')
    .select(['points', 'level', 'policy_no', 'posted_at'])
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'earned')
    .orderBy('no', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map((row) => ({
    points: row.points,
    reason: row.level === 0 ? 'policy' : 'referral',
    policyNo: row.policy_no ?? '',
    earnedAt: row.posted_at.toISOString(),
  }));
};

/** Everything that was ever posted to an agent, in order. */
export const listWholeLedger = (db: Queries, agentId: string): Promise<readonly LedgerRow[]> =>
  db.selectFrom('points_ledger').selectAll().where('agent_id', '=', agentId).orderBy('no').execute();

interface PolicyPoints extends PolicyOfEntry {
  readonly agentId: string;
  /** Earned, with what corrections and cancellations changed since. */
  readonly left: number;
}

/** What each agent still has of a policy, by level: under the lock of its quote nobody changes it. */
export const listPointsOfPolicy = async (tx: Queries, policyNo: string): Promise<readonly PolicyPoints[]> => {
  const { rows } = await sql<PolicyPoints>`
    select e.agent_id as "agentId", e.policy_no as "policyNo", e.level, e.seller_id as "sellerId", e.premium,
           e.rule_version as "ruleVersion",
           (select sum(points) from points_ledger
            where policy_no = e.policy_no and agent_id = e.agent_id and level = e.level)::bigint as left
    from points_ledger e where e.policy_no = ${policyNo} and e.kind = 'earned'
    order by e.agent_id`.execute(tx);
  return rows;
};

export type PaidPolicyRow = Policy &
  Pick<Quote, 'insured_name' | 'end_date'> &
  Pick<Agent, 'first_name' | 'last_name'>;

export const findPaidPolicy = (db: Queries, policyNo: string): Promise<PaidPolicyRow | undefined> =>
  db
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.id', 'p.quote_id')
    .innerJoin('agents as a', 'a.id', 'p.agent_id')
    .selectAll('p')
    .select(['q.insured_name', 'q.end_date', 'a.first_name', 'a.last_name'])
    .where('p.policy_no', '=', policyNo)
    .executeTakeFirst();
