import type { Notification } from '@payung/shared/api/endpoints/agent.ts';
import type { MarkNotificationsInput } from '@payung/shared/api/schemas/agent-bodies.ts';
import { READ, isUnread } from '@payung/shared/domain/notification.ts';

/** The body that marks these as read; those that are read already stay out (NOTI-017). */
export const markedRead = (notifications: readonly Notification[]): MarkNotificationsInput =>
  notifications
    .filter(({ readStatus }) => isUnread(readStatus))
    .map(({ _id, user_id }) => ({ _id, user_id, readStatus: READ }));
