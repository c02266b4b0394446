import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { NotificationPage } from '@payung/shared/api/endpoints/agent.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';
import { markedRead } from './mark-read.ts';
import { refreshNotifications } from './refresh-notifications.ts';

/** Marks the notifications of the page by the specified call, then those of the other pages. */
export const useMarkAll = () => {
  const text = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (page: NotificationPage) => {
      const body = markedRead(page.items);
      if (body.length > 0) await call(agentEndpoints.updateNotifications, { body });
      if (page.unread > body.length) await call(agentEndpoints.markAllNotifications);
    },
    onSuccess: () => toast.success(text('notifications.marked')),
    onSettled: () => refreshNotifications(queries),
  });
};
