import type { Stage } from '#domain/stages.ts';
import type { MarkNotificationsInput, RevokeLinkInput } from '../schemas/agent-bodies.ts';
import { endpoint } from '../endpoint.ts';

export interface Notification {
  readonly _id: string;
  readonly user_id: string;
  /** 0 is unread, 1 is read (NOTI-014, ruling K89). */
  readonly readStatus: 0 | 1;
  readonly body: string;
  readonly quoteId: string;
  readonly daysCompleted: number;
}

/** A line of the dashboard's recent quotes. */
export interface RecentQuote {
  readonly _id: string;
  readonly quote_Id: string;
  readonly product_Id: string;
  readonly insuredName: string;
  readonly stage: Stage;
  readonly duePremium: number;
  readonly departureDate?: string;
  readonly savedAt: string;
  readonly policyNo?: string;
  readonly link: 'none' | 'sent' | 'opened' | 'verified' | 'revoked' | 'expired';
  /** Days until the lead ends; 0 hides the resume arrow. */
  readonly DaysLeft: number;
}

export interface PointsEntry {
  readonly points: number;
  readonly reason: 'policy' | 'referral';
  readonly policyNo: string;
  readonly earnedAt: string;
}

export interface Paging {
  readonly perPage: string;
  readonly pageNo: string;
}

export const agentEndpoints = {
  recentQuotes: endpoint<{
    query: Paging;
    reply: { data: { total: number; data: readonly RecentQuote[] } };
  }>()({ method: 'GET', path: 'agent/recent-quotes', effect: 'reads', offline: true, origin: 'assumed' }),
  getNotifications: endpoint<{
    query: Paging;
    reply: { data: { total: number; unread: number; data: readonly Notification[] } };
  }>()({
    method: 'GET',
    path: 'notification/get-user-notification',
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  updateNotifications: endpoint<{ body: MarkNotificationsInput; reply: { message: string } }>()({
    method: 'PUT',
    path: 'notification/update-user-notification',
    effect: 'writes',
    origin: 'specified',
  }),
  /** Every unread notification at once, also those on other pages. */
  markAllNotifications: endpoint<{ reply: { message: string } }>()({
    method: 'POST',
    path: 'notification/mark-all',
    effect: 'writes',
    origin: 'assumed',
  }),
  getInviteLink: endpoint<{ reply: { link: string; referralCode: string } }>()({
    method: 'GET',
    path: 'agent/invite-link',
    effect: 'reads',
    origin: 'assumed',
  }),
  getPoints: endpoint<{
    reply: {
      data: {
        total: number;
        completedReferrals: number;
        /** The table behind the points is illustrative until the insurer gives its own. */
        illustrative: boolean;
        entries: readonly PointsEntry[];
      };
    };
  }>()({ method: 'GET', path: 'agent/points', effect: 'reads', offline: true, origin: 'assumed' }),
  /** Ends every open share link of a quote and the visits they opened. */
  revokeLink: endpoint<{ body: RevokeLinkInput; reply: { message: string } }>()({
    method: 'POST',
    path: 'user/revoke-link',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
