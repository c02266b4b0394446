import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@payung/shared/api/endpoint.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { markedRead } from './mark-read.ts';
import { refreshNotifications } from './refresh-notifications.ts';

type NotificationPage = ReplyOf<typeof endpoints.getNotifications>['data'];

/** Mark all as read: what is on the page by the specified call, what stands on other pages after it. */
export const useMarkAll = () => {
  const text = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (page: NotificationPage) => {
      const body = markedRead(page.data);
      if (body.length > 0) await call(endpoints.updateNotifications, { body });
      if (page.unread > body.length) await call(endpoints.markAllNotifications);
    },
    onSuccess: () => toast.success(text('notifications.marked')),
    onSettled: () => refreshNotifications(queries),
  });
};
