import type { Notification, NotificationPage, RecentQuote } from '@payung/shared/schemas/agent.ts';
import type { AgentProfile } from '@payung/shared/schemas/auth.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { anAgentUser } from '@payung/shared/testing/samples/people.ts';

/** The profile of an agent whose ID card is on file and whose tax ID is not. */
export const aProfile = (change: Partial<AgentProfile> = {}): AgentProfile => ({
  ...anAgentUser(),
  email: 'sari@example.id',
  phone: '62812•••7890',
  idNumberOnFile: true,
  taxIdOnFile: false,
  status: 'active',
  ...change,
});

/** An open quote of the invented product. */
export const aRecentQuote = (change: Partial<RecentQuote> = {}): RecentQuote => ({
  quoteId: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  insuredName: 'Budi Santoso',
  stage: 'Plan Selected',
  duePremium: 250_000,
  savedAt: '2026-11-19T03:00:00.000Z',
  link: 'none',
  daysLeft: 12,
  ...change,
});

/** An unread notification about the test quote. */
export const aNotification = (change: Partial<Notification> = {}): Notification => ({
  id: '65f0c1a5e4b0a70001a3fa01',
  agentId: '65f0c1a5e4b0a70001a3e001',
  isRead: false,
  body: 'Budi opened your link',
  quoteId: QUOTE_ID,
  daysCompleted: 2,
  ...change,
});

/** One page of notifications; the only one unless the counts say otherwise. */
export const aNotificationPage = (
  items: readonly Notification[],
  { total = items.length, unread = items.filter(({ isRead }) => !isRead).length } = {},
): NotificationPage => ({ total, unread, items });

/** A server that remembers what was read. */
export const aNotificationServer = (start: readonly Notification[], total = start.length) => {
  let list = start;
  const read = (ids: readonly string[]) => {
    list = list.map((one) => (ids.includes(one.id) ? { ...one, isRead: true } : one));
  };
  return {
    getNotifications: () => aNotificationPage(list, { total }),
    updateNotifications: ({ body }: { body: unknown }) => {
      read((body as { _id: string }[]).map(({ _id }) => _id));
      return { message: 'ok' };
    },
  };
};
