import type { Stage } from '#domain/stages.ts';
import type { PaymentStatus } from '#schemas/quote.ts';
import { endpoint } from '../endpoint.ts';
import type { Codec } from '#wire/wire-names.ts';
import { listOf, record, renamed, under } from '#wire/wire-names.ts';

export interface Notification {
  readonly id: string;
  readonly agentId: string;
  readonly isRead: boolean;
  readonly body: string;
  /** Empty where it is about no quote. */
  readonly quoteId: string;
  readonly daysCompleted: number;
  /**
   * What it is about, where that is no quote: a task, on the day that the list is opened at, the agent's points, the
   * network below, or what stands at home.
   */
  readonly target?:
    | { readonly kind: 'todo'; readonly id: string; readonly date: string }
    | { readonly kind: 'points' | 'network' | 'home' };
}

/** A line of the dashboard's recent quotes. */
export interface RecentQuote {
  readonly quoteId: string;
  /** The code that people read. */
  readonly code: string;
  readonly productId: string;
  readonly insuredName: string;
  readonly stage: Stage;
  readonly duePremium: number;
  readonly departureDate?: string;
  readonly savedAt: string;
  readonly policyNo?: string;
  readonly paymentStatus?: PaymentStatus;
  /** When the newest payment link ends or ended. */
  readonly linkExpiresAt?: string;
  /** The last day to pay a policy that is paid later. */
  readonly payLaterDueDate?: string;
  /** Whether a payment link can be had today. */
  readonly isPayable?: boolean;
  /** The share link. */
  readonly link: 'none' | 'sent' | 'opened' | 'verified' | 'revoked' | 'expired';
  /** Days until the lead ends; 0 hides the resume arrow. */
  readonly daysLeft: number;
  /** Refused by the insurer for good, whatever its stage (ruling R10). */
  readonly status?: 'Rejected';
}

export interface PointsEntry {
  readonly points: number;
  readonly reason: 'policy' | 'referral';
  readonly policyNo: string;
  readonly earnedAt: string;
}

/** Pages behind these have no number: each begins where the one before ended. */
export const NUMBERED_PAGES = 50;

export interface Paging {
  readonly perPage: string;
  /** From 1 to `NUMBERED_PAGES`; the first page without. */
  readonly pageNo?: string;
  /** Where the page before ended: what it answered as `next`. In place of a number. */
  readonly after?: string;
}

/** A notification to be marked. */
export type MarkedNotification = Pick<Notification, 'id' | 'agentId' | 'isRead'>;

/** 0 is unread, 1 is read (NOTI-014, ruling K89). */
const readStatus: Codec<boolean> = { encode: (isRead) => (isRead ? 1 : 0), decode: (wire) => wire === 1 };

const notificationNames = {
  id: '_id',
  agentId: 'user_id',
  isRead: renamed('readStatus', readStatus),
} as const;

const recentQuote = record<RecentQuote>({
  quoteId: '_id',
  code: 'quote_Id',
  productId: 'product_Id',
  daysLeft: 'DaysLeft',
});

/** One page of a list, with the count of all its items: at most 10,001, which stands for "more than 10,000". */
export interface PageOf<Item> {
  readonly total: number;
  readonly items: readonly Item[];
  /** Where the next page begins; absent on the last one. */
  readonly next?: string;
}

export interface NotificationPage extends PageOf<Notification> {
  readonly unread: number;
}

export interface Points {
  readonly total: number;
  readonly completedReferrals: number;
  /** The table behind the points is illustrative until the insurer gives its own. */
  readonly illustrative: boolean;
  readonly entries: readonly PointsEntry[];
}

const paging = record<Paging>({ after: 'cursor' });

export const agentEndpoints = {
  recentQuotes: endpoint<{
    query: Paging;
    reply: PageOf<RecentQuote>;
  }>()({
    method: 'GET',
    path: 'agent/recent-quotes',
    effect: 'reads',
    offline: true,
    wire: {
      query: paging,
      reply: under(
        'data',
        record<PageOf<RecentQuote>>({ items: renamed('data', listOf(recentQuote)), next: 'nextCursor' }),
      ),
    },
    origin: 'assumed',
  }),
  getNotifications: endpoint<{
    query: Paging;
    reply: NotificationPage;
  }>()({
    method: 'GET',
    path: 'notification/get-user-notification',
    effect: 'reads',
    counted: 'polls',
    offline: true,
    wire: {
      query: paging,
      reply: under(
        'data',
        record<NotificationPage>({
          items: renamed('data', listOf(record<Notification>(notificationNames))),
          next: 'nextCursor',
        }),
      ),
    },
    origin: 'specified',
  }),
  updateNotifications: endpoint<{ body: readonly MarkedNotification[]; reply: { message: string } }>()({
    method: 'PUT',
    path: 'notification/update-user-notification',
    effect: 'writes',
    wire: { body: listOf(record<MarkedNotification>(notificationNames)) },
    origin: 'specified',
  }),
  /** Every unread notification at once, also those on other pages. */
  markAllNotifications: endpoint<{ reply: { message: string } }>()({
    method: 'POST',
    path: 'notification/mark-all',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** The same link again while it is good (ruling R57). */
  getInviteLink: endpoint<{ reply: { link: string; referralCode: string } }>()({
    method: 'GET',
    path: 'agent/invite-link',
    effect: 'reads',
    origin: 'assumed',
  }),
  getPoints: endpoint<{ reply: Points }>()({
    method: 'GET',
    path: 'agent/points',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', record<Points>({})) },
    origin: 'assumed',
  }),
  /** Ends every open share link of a quote and the visits they opened. */
  revokeLink: endpoint<{ body: { quoteId: string }; reply: { message: string } }>()({
    method: 'POST',
    path: 'user/revoke-link',
    service: 'user',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
