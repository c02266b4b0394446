import type { DuplicateKind } from '@payung/shared/schemas/duplicate-alerts.ts';
import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** A phone belongs to one agent alone: only a customer can share it, and no mark is needed for that. */
export type MarkKind = Exclude<DuplicateKind, 'phone'>;

export interface AgentMark {
  readonly agentId: string;
  readonly kind: MarkKind;
  /** Keyed, so that nobody finds the number by trying all numbers. */
  readonly hash: string;
}

/** Upserts the marks of an agent; existing ones get a new last-seen time. */
export const keepMarks = async (tx: Queries, marks: readonly AgentMark[], now: Date): Promise<void> => {
  if (marks.length === 0) return;
  await tx
    .insertInto('agent_marks')
    .values(
      marks.map(({ agentId, kind, hash }) => ({ agent_id: agentId, kind, mark_hash: hash, seen_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['agent_id', 'kind', 'mark_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
};

/** Deletes the agent's marks of those kinds, except the given ones. */
export const dropMarksBut = async (
  tx: Queries,
  agentId: string,
  { kinds, hashes }: { readonly kinds: readonly MarkKind[]; readonly hashes: readonly string[] },
): Promise<void> => {
  await tx
    .deleteFrom('agent_marks')
    .where('agent_id', '=', agentId)
    .where('kind', 'in', kinds)
    .$if(hashes.length > 0, (rows) => rows.where('mark_hash', 'not in', hashes))
    .execute();
};

/** Of an account that is closed. */
export const deleteMarksOf = async (tx: Queries, agentId: string): Promise<void> => {
  await tx.deleteFrom('agent_marks').where('agent_id', '=', agentId).execute();
};

/** The hashes depend on the secret: after a change they are created again, devices at the next login. */
export const deleteAllMarks = async (tx: Queries): Promise<void> => {
  await tx.deleteFrom('agent_marks').execute();
};

export type MarkedAgent = Pick<Agent, 'id' | 'id_number' | 'bank_code' | 'account_number'>;

/** Agents who have a number and no mark of it, in the order of their ids. */
export const listAgentsWithoutMarks = (
  db: Queries,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly MarkedAgent[]> =>
  db
    .selectFrom('agents as a')
    .select(['a.id', 'a.id_number', 'a.bank_code', 'a.account_number'])
    .where('a.id', '>', after)
    .where('a.user_type', '<>', 'Staff')
    .where('a.status', '<>', 'closed')
    .where((eb) => eb.or([eb('a.id_number', '<>', ''), eb('a.account_number', '<>', '')]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('agent_marks as m')
            .select('m.kind')
            .whereRef('m.agent_id', '=', 'a.id')
            .where('m.kind', '<>', 'device'),
        ),
      ),
    )
    .orderBy('a.id')
    .limit(limit)
    .execute();

/** For the agent's own data: of what there are marks, and since when they were last seen. */
export const listMarks = (db: Queries, agentId: string) =>
  db
    .selectFrom('agent_marks')
    .select(['kind', 'seen_at'])
    .where('agent_id', '=', agentId)
    .orderBy('kind')
    .orderBy('seen_at')
    .execute();

/** Devices on which an agent logged in before then for the last time. */
export const expiredDevices = (before: Date): RemoveBatch =>
  expiredRows('agent_marks', sql`kind = 'device' and seen_at < ${before}`);
