import type { Queries } from '#database/database.ts';
import { newId } from '#database/identifiers.ts';
import type { NotificationRow, Quote } from './tables.ts';

export type NotificationKind = 'paymentPending' | 'policyGenerated' | 'payLater';

/** One of a kind for each quote: a confirmation that is repeated tells nothing new. */
export const insertNotificationOnce = async (
  db: Queries,
  quote: Quote,
  kind: NotificationKind,
  now: Date,
): Promise<void> => {
  const earlier = await db
    .selectFrom('notifications')
    .select('id')
    .where('quote_id', '=', quote.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (earlier !== undefined) return;
  const data = { insuredName: quote.insured_name, quoteCode: quote.code, policyNo: quote.policy_no ?? '' };
  await db
    .insertInto('notifications')
    .values({
      id: newId(),
      agent_id: quote.agent_id,
      quote_id: quote.id,
      kind,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute();
};

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export const listNotifications = (
  db: Queries,
  agentId: string,
  page: Page,
): Promise<readonly NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const countNotifications = async (
  db: Queries,
  agentId: string,
): Promise<{ readonly total: number; readonly unread: number }> => {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_status', '=', 0).as('unread'),
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return { total: row.total, unread: row.unread };
};

export const setReadStatus = (db: Queries, agentId: string, ids: readonly string[], readStatus: 0 | 1) =>
  db
    .updateTable('notifications')
    .set({ read_status: readStatus })
    .where('agent_id', '=', agentId)
    .where('id', 'in', ids)
    .execute();

export const markAllRead = (db: Queries, agentId: string) =>
  db
    .updateTable('notifications')
    .set({ read_status: 1 })
    .where('agent_id', '=', agentId)
    .where('read_status', '=', 0)
    .execute();
