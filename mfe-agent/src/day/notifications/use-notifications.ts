import { useNavigate } from 'react-router-dom';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import type { MarkedNotification, Notification, NotificationPage } from '@payung/shared/schemas/agent.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { fetchRead } from '@payung/shared/api/query.ts';
import {
  mentionsPendingPayment,
  notificationAddress,
  notificationLogkey,
  openedByTap,
  targetAddress,
} from './notification-target.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';

/** The unread ones of these, to be marked as read (NOTI-017). */
const markedRead = (notifications: readonly Notification[]): readonly MarkedNotification[] =>
  notifications.filter(({ isRead }) => !isRead).map(({ id, agentId }) => ({ id, agentId, isRead: true }));

/** Reads the pages of notifications and the count of the bell again. */
const refreshNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some(
        (part) => typeof part === 'string' && part.startsWith(agentEndpoints.getNotifications.path),
      ),
  });

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

interface Tap {
  readonly open: (notification: Notification) => void;
  readonly busyId: string | undefined;
  readonly hasMarked: boolean;
  readonly problemId: string | undefined;
  readonly problem: string;
}

const userType = (): string => {
  const session = store.get(sessionAtom);
  return session.kind === 'agent' ? session.user.userType : '';
};

const addressOf = async ({ body, quoteId, target }: Notification): Promise<string | undefined> => {
  if (target !== undefined) return targetAddress(target, userType());
  if (mentionsPendingPayment(body)) {
    openQuote(quoteId, openedByTap(body, undefined));
    return notificationAddress(body, { quoteId }, undefined);
  }
  const query = { quoteId, ...notificationLogkey(body) };
  const quote = await fetchRead(quoteEndpoints.getQuote, { query });
  openQuote(quoteId, openedByTap(body, quote.stage));
  const product = store.get(deployedProductsAtom).find(({ productId }) => productId === quote.productId);
  return notificationAddress(body, { quoteId, stage: quote.stage }, product);
};

/** A tap marks the notification as read and opens its quote, one at a time. */
export const useTap = (): Tap => {
  const text = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const mark = useMutation({
    mutationFn: (notification: Notification) =>
      call(agentEndpoints.updateNotifications, { body: markedRead([notification]) }),
    onSuccess: () => {
      toast.success(text('notifications.marked'));
      return refreshNotifications(queries);
    },
  });

  const open = useMutation({
    mutationFn: async (notification: Notification) => {
      if (markedRead([notification]).length > 0) mark.mutate(notification);
      const address = await addressOf(notification);
      if (address !== undefined) await navigate(address);
      return address;
    },
  });

  return {
    open: (notification) => {
      if (!open.isPending) open.mutate(notification);
    },
    busyId: open.isPending ? open.variables.id : undefined,
    hasMarked: mark.isSuccess,
    problemId: open.isError || (open.isSuccess && open.data === undefined) ? open.variables.id : undefined,
    problem: text(open.isError ? 'notifications.openFailed' : 'notifications.noTarget'),
  };
};
