import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** Sharing a quote opens a referral (NET-006). */
export const insertReferralOnce = (db: Queries, quote: Pick<Quote, 'id' | 'agent_id'>, now: Date) =>
  db
    .insertInto('referrals')
    .values({ id: newId(), agent_id: quote.agent_id, quote_id: quote.id, created_at: now })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .execute();

/** It is successful once the insured has paid (NET-005). */
export const completeReferral = (db: Queries, quoteId: string, now: Date) =>
  db
    .updateTable('referrals')
    .set({ state: 'completed', completed_at: now })
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'open')
    .execute();

export const countCompletedReferrals = async (db: Queries, agentId: string): Promise<number> => {
  const row = await db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('completed'))
    .where('agent_id', '=', agentId)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();
  return row.completed;
};

/** Of quotes that another agent has from now on. */
export const moveOpenReferrals = async (
  tx: Queries,
  quoteIds: readonly string[],
  agentId: string,
): Promise<void> => {
  await sql`
    update referrals set agent_id = ${agentId}
    where quote_id = any(${quoteIds}::text[]) and state = 'open'`.execute(tx);
};

export const deleteOpenReferral = async (db: Queries, quoteId: string): Promise<void> => {
  await db.deleteFrom('referrals').where('quote_id', '=', quoteId).where('state', '=', 'open').execute();
};
