import type { MarkedNotification, Notification } from '@payung/shared/api/endpoints/agent.ts';

/** The unread ones of these, to be marked as read (NOTI-017). */
export const markedRead = (notifications: readonly Notification[]): readonly MarkedNotification[] =>
  notifications.filter(({ isRead }) => !isRead).map(({ id, agentId }) => ({ id, agentId, isRead: true }));
