import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Queries } from '#database/database.ts';
import type { PolicyNoticeKind } from '#database/money-tables.ts';
import { newId } from '#database/identifiers.ts';
import { subjectColumns } from './subject.ts';
import type { NotificationRow, Quote } from './tables.ts';

export type NotificationKind =
  | 'paymentPending'
  | 'policyGenerated'
  | 'payLater'
  | PolicyNoticeKind
  | 'refundDue'
  | 'inspectionApproved'
  | 'inspectionFlagged'
  | 'quoteRejected';

export interface NewNotification {
  readonly quote: Quote;
  readonly kind: NotificationKind;
  readonly now: Date;
  /** Of a refund. */
  readonly amount?: number;
  /** Of a rejection. */
  readonly reason?: string;
}

export const insertNotification = async (
  db: Queries,
  { quote, kind, now, amount, reason = '' }: NewNotification,
): Promise<void> => {
  const data = {
    insuredName: quote.insured_name,
    quoteCode: quote.code,
    policyNo: quote.policy_no ?? '',
    dueDate: quote.pay_later_due === null ? '' : formatDate(quote.pay_later_due),
    amount: amount === undefined ? '' : formatRupiah(amount),
    reason,
  };
  await db
    .insertInto('notifications')
    .values({
      id: newId(),
      agent_id: quote.agent_id,
      ...subjectColumns({ kind: 'quote', id: quote.id }),
      kind,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute();
};

/** One of a kind for each quote: a repeated confirmation adds none. */
export const insertNotificationOnce = async (db: Queries, notification: NewNotification): Promise<void> => {
  const { quote, kind } = notification;
  const earlier = await db
    .selectFrom('notifications')
    .select('id')
    .where('quote_id', '=', quote.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (earlier === undefined) await insertNotification(db, notification);
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
      eb.fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return { total: row.total, unread: row.unread };
};

export interface Marking {
  readonly agentId: string;
  readonly ids: readonly string[];
  readonly isRead: boolean;
}

export const markNotifications = (db: Queries, { agentId, ids, isRead }: Marking) =>
  db
    .updateTable('notifications')
    .set({ is_read: isRead })
    .where('agent_id', '=', agentId)
    .where('id', 'in', ids)
    .execute();

export const markAllRead = (db: Queries, agentId: string) =>
  db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('agent_id', '=', agentId)
    .where('is_read', '=', false)
    .execute();
