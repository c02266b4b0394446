import { expiredRows } from '#core/database/expired-rows.ts';
import type { RemoveBatch } from '#core/database/expired-rows.ts';
import type { PasskeyNoticeKind } from '#areas/auth/passkeys/passkeys-sql.ts';
import { sql } from 'kysely';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { Queries } from '#core/database/database.ts';
import type { PolicyNoticeKind } from '#areas/payment/tables.ts';
import { newId } from '#core/database/identifiers.ts';
import { MAX_TOTAL, olderThan } from '#core/database/pages.ts';
import type { Page } from '#core/database/pages.ts';
import { subjectColumns } from '#core/database/subject.ts';
import type { NotificationRow } from './tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Owner } from '#core/access/access-rows.ts';

export type NotificationKind =
  | 'paymentPending'
  | 'policyGenerated'
  | 'payLater'
  | PolicyNoticeKind
  | 'refundDue'
  | 'refundPaid'
  | 'paymentTakenBack'
  | 'policyEnded'
  | 'inspectionApproved'
  | 'inspectionFlagged'
  | 'quoteRejected'
  | 'consentWithdrawn'
  | 'correctionAsked';

interface NewNotification {
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

/** About the agent's own account; sent as a message as well. */
export type AccountNoticeKind = 'bankChanged' | 'taxChanged' | 'idCardChanged' | 'licenceEnds';

/** About the agent's network and points. */
export type NetworkNoticeKind =
  | 'redemptionConfirmed'
  | 'redemptionRefused'
  | 'pointsCorrected'
  | 'tierChanged'
  | 'targetSet'
  | 'networkTakenOver'
  | 'policiesTakenOver'
  | 'leaderChanged';

/** About the agent's own account, or about what is no longer there. */
export type AgentNoticeKind =
  | 'dataErased'
  | 'teamJoined'
  | AccountNoticeKind
  | NetworkNoticeKind
  | PasskeyNoticeKind;

export type ReminderKind = 'todoDue';

interface AgentNotice {
  readonly agentId: string;
  readonly kind: AgentNoticeKind;
  readonly data: Readonly<Record<string, string>>;
  readonly now: Date;
}

export const insertAgentNotice = async (
  db: Queries,
  { agentId, kind, data, now }: AgentNotice,
): Promise<void> => {
  await db
    .insertInto('notifications')
    .values({
      id: newId(),
      agent_id: agentId,
      ...subjectColumns({ kind: 'agent', id: agentId }),
      kind,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute();
};

interface NoticeBelow extends Omit<AgentNotice, 'agentId'> {
  /** Who leads them so far. */
  readonly from: string;
  /** Who will; not notified. */
  readonly to: string;
}

/** Notifies all direct members in one statement: there may be twenty thousand. Not those who have left. */
export const notifyDirectMembers = async (
  tx: Queries,
  { from, to, kind, data, now }: NoticeBelow,
): Promise<void> => {
  await sql`
    insert into notifications (id, agent_id, subject_kind, subject_id, kind, data, created_at)
    select substr(md5(${newId()} || id), 1, 24), id, 'agent', id, ${kind}, ${JSON.stringify(data)}::jsonb, ${now}
    from agents
    where upline_id = ${from} and id <> ${to} and user_type <> 'Staff' and status in ('active', 'inactive')`.execute(
    tx,
  );
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

export const listNotifications = (
  db: Queries,
  agentId: string,
  page: Page,
): Promise<readonly NotificationRow[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notifications as p')
        .select('p.id')
        .where('p.agent_id', '=', agentId)
        .where(olderThan(page, { at: 'p.created_at', id: 'p.id' }))
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id')
        .limit(page.limit)
        .offset(page.offset)
        .as('page'),
    )
    .innerJoin('notifications as n', 'n.id', 'page.id')
    .selectAll('n')
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id')
    .execute();

/** Both counts are capped, because the rows are read to be counted. */
export const countNotifications = async (
  db: Queries,
  agentId: string,
): Promise<{ readonly total: number; readonly unread: number }> => {
  const { rows } = await sql<{ readonly total: number; readonly unread: number }>`
    select
      (select count(*)::int from (
        select 1 from notifications where agent_id = ${agentId} limit ${MAX_TOTAL + 1}) counted) as total,
      (select count(*)::int from (
        select 1 from notifications where agent_id = ${agentId} and not is_read limit ${MAX_TOTAL + 1}) counted) as unread
  `.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
};

interface ReadMarks {
  readonly agentId: string;
  readonly ids: readonly string[];
  readonly isRead: boolean;
}

export const markNotifications = (db: Queries, { agentId, ids, isRead }: ReadMarks) =>
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

/** Any foreign id denies the whole batch. */
export const findNotificationsOwner = async (
  db: Queries,
  notificationIds: readonly string[],
): Promise<Owner | undefined> => {
  const ids = [...new Set(notificationIds)];
  const rows = await db.selectFrom('notifications').select('agent_id').where('id', 'in', ids).execute();
  const agentId = rows[0]?.agent_id;
  const isOneOwner =
    agentId !== undefined && rows.length === ids.length && rows.every((row) => row.agent_id === agentId);
  return isOneOwner ? { agentId } : undefined;
};

export interface TodoNotice {
  readonly agentId: string;
  readonly todoId: string;
  readonly kind: ReminderKind;
  readonly data: Readonly<Record<string, string>>;
}

export const insertTodoNotices = async (
  db: Queries,
  notices: readonly TodoNotice[],
  now: Date,
): Promise<void> => {
  if (notices.length === 0) return;
  const rows = notices.map(({ agentId, todoId, kind, data }) => ({
    id: newId(),
    agent_id: agentId,
    subject_kind: 'todo' as const,
    subject_id: todoId,
    kind,
    data: JSON.stringify(data),
    created_at: now,
  }));
  await db.insertInto('notifications').values(rows).execute();
};

/** About those quotes or tasks. */
export const deleteNotificationsOf = async (
  db: Queries,
  kind: 'quote' | 'todo',
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('notifications')
    .where(kind === 'quote' ? 'quote_id' : 'subject_id', 'in', ids)
    .$if(kind === 'todo', (query) => query.where('subject_kind', '=', 'todo'))
    .execute();
};

export const expiredNotifications = (before: Date): RemoveBatch =>
  expiredRows('notifications', sql`created_at < ${before}`);
