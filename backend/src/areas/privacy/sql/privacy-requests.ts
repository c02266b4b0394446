import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#core/database/tables.ts';
import type { Queries } from '#core/database/database.ts';
import type { AgentHandover } from '#areas/agents/sql/member-state.ts';

export type PrivacyRequestRow = Selectable<Tables['privacy_requests']>;

/** False when the same form was sent before. */
export const insertRequestOnce = async (
  db: Queries,
  request: Insertable<Tables['privacy_requests']>,
): Promise<boolean> => {
  const row = await db
    .insertInto('privacy_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const listRequestsOfQuote = (db: Queries, quoteId: string): Promise<readonly PrivacyRequestRow[]> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Of an agent who asks to leave. */
export const listClosures = (db: Queries, agentId: string): Promise<readonly PrivacyRequestRow[]> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'closure')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** What customers of the agent ask for: the open ones first, then the newest. */
export const listRequestsForAgent = (db: Queries, agentId: string, limit: number) =>
  db
    .selectFrom('privacy_requests as r')
    .innerJoin('quotes as q', 'q.id', 'r.quote_id')
    .selectAll('r')
    .select(['q.code', 'q.insured_name', 'q.policy_no'])
    .where('r.agent_id', '=', agentId)
    .where('r.kind', '=', 'correction')
    .orderBy((eb) => eb.case().when('r.status', '=', 'open').then(0).else(1).end())
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .execute();

/** Agents who ask to leave, for the insurer's people. */
export const listOpenClosures = (db: Queries, limit: number) =>
  db
    .selectFrom('privacy_requests as r')
    .innerJoin('agents as a', 'a.id', 'r.agent_id')
    .select(['r.id', 'r.wish', 'r.created_at', 'a.agent_code', 'a.first_name', 'a.last_name'])
    .where('r.kind', '=', 'closure')
    .where('r.status', '=', 'open')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();

export const lockRequest = (db: Queries, id: string): Promise<PrivacyRequestRow | undefined> =>
  db.selectFrom('privacy_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface RequestAnswer {
  readonly id: string;
  readonly status: 'done' | 'declined';
  readonly answer: string;
  readonly answeredBy: string;
  readonly now: Date;
}

export const answerRequest = async (db: Queries, answer: RequestAnswer): Promise<void> => {
  await db
    .updateTable('privacy_requests')
    .set({
      status: answer.status,
      answer: answer.answer,
      answered_by: answer.answeredBy,
      answered_at: answer.now,
    })
    .where('id', '=', answer.id)
    .execute();
};

/** Whose request it is to answer, and about which quote. */
export const findRequestOwner = async (db: Queries, id: string) => {
  const row = await db
    .selectFrom('privacy_requests')
    .select(['agent_id', 'quote_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  // An agent does not answer the own request.
  if (row === undefined || row.kind !== 'correction' || row.quote_id === null) return undefined;
  return { agentId: row.agent_id, quoteId: row.quote_id };
};

/** What customers ask for about their data has to be answered, also about what was sold. */
export const moveOpenRequests = async (tx: Queries, { from, to }: AgentHandover): Promise<void> => {
  await tx
    .updateTable('privacy_requests')
    .set({ agent_id: to })
    .where('agent_id', '=', from)
    .where('quote_id', 'is not', null)
    .where('status', '=', 'open')
    .execute();
};

export const deleteRequestsOfQuote = async (db: Queries, quoteId: string): Promise<void> => {
  await db.deleteFrom('privacy_requests').where('quote_id', '=', quoteId).execute();
};
