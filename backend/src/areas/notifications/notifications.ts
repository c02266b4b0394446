import type { Notification, NotificationPage } from '@payung/shared/api/endpoints/agent.ts';
import { daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { transaction } from '#core/database/transaction.ts';
import { countNotifications, listNotifications, markAllRead, markNotifications } from './sql.ts';
import type { AgentNoticeKind } from './sql.ts';
import type { NotificationRow } from './tables.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { notificationText } from './notification-text.ts';
import { linesOfPage, pageOf } from '#core/http/page.ts';

/** What a tap leads to, of notices that are about no quote. */
const PLACES: Readonly<Partial<Record<AgentNoticeKind, 'points' | 'network' | 'home'>>> = {
  redemptionConfirmed: 'points',
  redemptionRefused: 'points',
  pointsCorrected: 'points',
  networkTakenOver: 'network',
  leaderChanged: 'home',
  teamJoined: 'network',
  targetSet: 'home',
  tierChanged: 'home',
};

const targetOf = ({
  kind,
  subject_kind,
  subject_id,
  data,
}: NotificationRow): Pick<Notification, 'target'> => {
  if (subject_kind === 'todo') return { target: { kind: 'todo', id: subject_id, date: data['day'] ?? '' } };
  const place = PLACES[kind as AgentNoticeKind];
  return place === undefined ? {} : { target: { kind: place } };
};

const lineOf = (row: NotificationRow, language: Language, today: string): Notification => ({
  id: row.id,
  agentId: row.agent_id,
  isRead: row.is_read,
  body: notificationText(row.kind, row.data, language),
  quoteId: row.quote_id ?? '',
  ...targetOf(row),
  daysCompleted: Math.max(0, daysBetween(todayInJakarta(row.created_at), today)),
});

export const getNotifications = async (
  { caller, query, language }: HandlerContextOf<'getNotifications'>,
  { db, clock }: Services,
): Promise<NotificationPage> => {
  const { agentId } = requireAgent(caller);
  const today = todayInJakarta(clock.now());
  const page = pageOf(query);
  const found = await listNotifications(db, agentId, { ...page, limit: page.limit + 1 });
  const { rows, next } = linesOfPage(found, page, (row) => row.created_at);
  const counts = await countNotifications(db, agentId);
  return { ...counts, items: rows.map((row) => lineOf(row, language, today)), ...next };
};

export const updateNotifications = async (
  { caller, body, language }: HandlerContextOf<'updateNotifications'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  // The access table has checked the ids; the owner that the call names must be the caller as well.
  if (body.some((item) => item.agentId !== agentId)) throw notFound();
  await transaction(db, async (tx) => {
    for (const isRead of [false, true]) {
      const ids = body.filter((item) => item.isRead === isRead).map((item) => item.id);
      if (ids.length > 0) await markNotifications(tx, { agentId, ids, isRead });
    }
  });
  return { message: TEXTS.notificationsRead[language] };
};

export const markAllNotifications = async (
  { caller, language }: HandlerContextOf<'markAllNotifications'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  await markAllRead(db, agentId);
  return { message: TEXTS.notificationsRead[language] };
};
