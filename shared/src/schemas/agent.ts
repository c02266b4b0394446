import * as v from 'valibot';
import { LINK_STATES } from '#domain/lists/quote-state.ts';
import { as, record, under } from '#wire/describe.ts';
import { oneOrZero } from '#wire/spelled-values.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { message, searchText, stage } from './parts.ts';
import { paymentStatus } from './quote.ts';

const markedFields = {
  id: as('_id', v.pipe(v.string(), v.maxLength(24))),
  agentId: as('user_id', v.pipe(v.string(), v.maxLength(24))),
  /** 0 is unread, 1 is read (NOTI-014, ruling K89). */
  isRead: as('readStatus', oneOrZero),
};

/** A notification to be marked. */
const markedNotification = record(markedFields);
export type MarkedNotification = Clean<typeof markedNotification>;

const notification = record({
  ...markedFields,
  body: v.string(),
  /** Empty where it is about no quote. */
  quoteId: v.string(),
  daysCompleted: v.number(),
  /**
   * What it is about, where that is no quote: a task, on the day that the list is opened at, the agent's points, the
   * network below, or what stands at home.
   */
  target: v.optional(
    v.union([
      v.strictObject({ kind: v.literal('todo'), id: v.string(), date: v.string() }),
      v.strictObject({ kind: v.picklist(['points', 'network', 'home']) }),
    ]),
  ),
});
export type Notification = Clean<typeof notification>;

/** A line of the dashboard's recent quotes. */
const recentQuote = record({
  quoteId: as('_id', v.string()),
  /** The code that people read. */
  code: as('quote_Id', v.string()),
  productId: as('product_Id', v.string()),
  insuredName: v.string(),
  /** The lead that it belongs to. */
  leadId: v.optional(v.string()),
  stage,
  duePremium: v.number(),
  departureDate: v.optional(v.string()),
  savedAt: v.string(),
  policyNo: v.optional(v.string()),
  paymentStatus: v.optional(paymentStatus),
  /** When the newest payment link ends or ended. */
  linkExpiresAt: v.optional(v.string()),
  /** The last day to pay a policy that is paid later. */
  payLaterDueDate: v.optional(v.string()),
  /** Whether a payment link can be had today. */
  isPayable: v.optional(v.boolean()),
  /** The share link. */
  link: v.picklist(LINK_STATES),
  /** Days until the lead ends; 0 hides the resume arrow. */
  daysLeft: as('DaysLeft', v.number()),
  /** Refused by the insurer, whatever its stage (ruling R10). */
  status: v.optional(v.literal('Rejected')),
});
export type RecentQuote = Clean<typeof recentQuote>;

const pageNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
const pageQuery = record({
  perPage: pageNumber,
  /** From 1 to `NUMBERED_PAGES`; the first page without. */
  pageNo: v.optional(pageNumber),
  /** Where the page before ended: what it answered as `next`. In place of a number. */
  after: as('cursor', searchText(300)),
});
export type PageQuery = Clean<typeof pageQuery>;

/** One page of a list, with the count of all its items: at most 10,001, which stands for "more than 10,000". */
const countedPage = <S extends v.GenericSchema>(item: S) => ({
  total: v.number(),
  items: as('data', v.array(item)),
  /** Where the next page begins; absent on the last one. */
  next: as('nextCursor', v.optional(v.string())),
});
const recentQuotePage = record(countedPage(recentQuote));
export type RecentQuotePage = Clean<typeof recentQuotePage>;
const notificationPage = record({ ...countedPage(notification), unread: v.number() });
export type NotificationPage = Clean<typeof notificationPage>;

const pointsEntry = v.strictObject({
  points: v.number(),
  reason: v.picklist(['policy', 'referral']),
  policyNo: v.string(),
  earnedAt: v.string(),
});
export type PointsEntry = Clean<typeof pointsEntry>;

const points = v.strictObject({
  total: v.number(),
  /** Earned this month; in whole rupiah where the operator has set what a point is worth. */
  thisMonth: v.number(),
  thisMonthWorth: v.optional(v.number()),
  completedReferrals: v.number(),
  /** The table behind the points is illustrative until the insurer gives its own. */
  illustrative: v.boolean(),
  entries: v.array(pointsEntry),
});
export type Points = Clean<typeof points>;

export const agentCalls = describe({
  recentQuotes: { query: pageQuery, reply: under('data', recentQuotePage) },
  getNotifications: { query: pageQuery, reply: under('data', notificationPage) },
  updateNotifications: {
    body: v.pipe(v.array(markedNotification), v.minLength(1), v.maxLength(100)),
    reply: message,
  },
  markAllNotifications: { reply: message },
  getInviteLink: { reply: v.strictObject({ link: v.string(), referralCode: v.string() }) },
  getPoints: { reply: under('data', points) },
  revokeLink: {
    body: v.strictObject({ quoteId: v.pipe(v.string(), v.maxLength(24)) }),
    reply: message,
  },
});
