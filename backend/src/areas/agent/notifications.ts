import type { Notification } from '@payung/shared/api/endpoints/agent.ts';
import { daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { READ, UNREAD } from '@payung/shared/domain/notification.ts';
import { transaction } from '#database/transaction.ts';
import {
  countNotifications,
  listNotifications,
  markAllRead,
  setReadStatus,
} from '#repositories/notifications.ts';
import type { NotificationRow } from '#repositories/tables.ts';
import { requireAgent } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { absent } from '../refusal.ts';
import type { Language } from '../language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { notificationText } from './notification-text.ts';
import { pageOf } from './page.ts';

const lineOf = (row: NotificationRow, language: Language, today: string): Notification => ({
  _id: row.id,
  user_id: row.agent_id,
  readStatus: row.read_status,
  body: notificationText(row.kind, row.data, language),
  quoteId: row.quote_id,
  daysCompleted: Math.max(0, daysBetween(todayInJakarta(row.created_at), today)),
});

export const getNotifications = async (ask: AskOf<'getNotifications'>, services: Services) => {
  const { agentId } = requireAgent(ask.caller);
  const today = todayInJakarta(services.clock.now());
  const rows = await listNotifications(services.db, agentId, pageOf(ask.query));
  const counts = await countNotifications(services.db, agentId);
  return { data: { ...counts, data: rows.map((row) => lineOf(row, ask.language, today)) } };
};

export const updateNotifications = async (ask: AskOf<'updateNotifications'>, services: Services) => {
  const { agentId } = requireAgent(ask.caller);
  // `user_id` comes along as specified, but whose a notification is stands in the database.
  if (ask.body.some((item) => item.user_id !== agentId)) throw absent();
  await transaction(services.db, async (tx) => {
    for (const status of [UNREAD, READ] as const) {
      const ids = ask.body.filter((item) => item.readStatus === status).map((item) => item._id);
      if (ids.length > 0) await setReadStatus(tx, agentId, ids, status);
    }
  });
  return { message: TEXTS.notificationsRead[ask.language] };
};

export const markAllNotifications = async (ask: AskOf<'markAllNotifications'>, services: Services) => {
  const { agentId } = requireAgent(ask.caller);
  await markAllRead(services.db, agentId);
  return { message: TEXTS.notificationsRead[ask.language] };
};
