import * as v from 'valibot';
import {
  LINE_KINDS,
  LIST_STATUSES,
  LIST_FILTERS,
  LIST_NAME_SORTS,
  LIST_SORTS,
  RENEWAL_KINDS,
} from '#domain/lists/line-status.ts';
import { LINK_STATES } from '#domain/lists/quote-state.ts';
import { as, record, anyOf, under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { stage, page, paging, searchText } from './parts.ts';
import { paymentStatus, priceLine, logkey, moneyBackFields } from './quote.ts';
import { LEAD_TABS } from '#domain/leads/lead-status.ts';
import { describe } from '#wire/call-schemas.ts';
import { leadSearch, narrowing } from './leads.ts';

/** A picture that is read with the caller's session. */
const detailPicture = v.strictObject({
  label: v.string(),
  /** Of a GET call that answers the picture, relative to the request base, `secure/` included. */
  path: v.string(),
});
export type DetailPicture = Clean<typeof detailPicture>;

/** A part of the policy detail, as the product writes it (ruling R41). */
const detailSection = v.strictObject({
  title: v.string(),
  lines: v.array(v.strictObject({ label: v.string(), value: v.string() })),
  pictures: v.optional(v.array(detailPicture)),
});
export type DetailSection = Clean<typeof detailSection>;

const policyDetail = record({
  quoteId: v.string(),
  code: v.string(),
  productId: as('product_Id', v.string()),
  stage,
  status: v.picklist(LIST_STATUSES),
  customerName: as('insuredName', v.string()),
  planCode: v.string(),
  planName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  duePremium: v.number(),
  dueLines: v.array(priceLine),
  policyNo: v.optional(v.string()),
  proposalNo: v.optional(v.string()),
  paymentStatus,
  payLaterDueDate: v.optional(v.string()),
  linkExpiresAt: v.optional(v.string()),
  /** Only where the cover is a journey: begun, it can no longer be paid (ruling K76). */
  departureDate: v.optional(v.string()),
  /** The newest share link for the customer. */
  link: v.optional(v.picklist(LINK_STATES)),
  /** Whether a payment link can be had today. */
  isPayable: v.boolean(),
  ...moneyBackFields,
  /** The caller's own: others look, and do nothing. */
  isOwn: v.boolean(),
  agentName: v.string(),
  /** Contact data: only of one's own (ruling R33). */
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  /** The lead that it belongs to. */
  leadId: v.string(),
  sections: v.array(detailSection),
});
export type PolicyDetail = Clean<typeof policyDetail>;

/** A line of the lists of policies, renewals and payments. Days are YYYY-MM-DD, amounts whole rupiah. */
const policyLine = record({
  quoteId: v.string(),
  /** The code that people read. */
  code: v.string(),
  productId: as('product_Id', v.string()),
  stage,
  customerName: as('insuredName', v.string()),
  planName: v.string(),
  status: v.picklist(LIST_STATUSES),
  startDate: v.string(),
  endDate: v.string(),
  duePremium: v.number(),
  points: v.number(),
  policyNo: v.optional(v.string()),
  proposalNo: v.optional(v.string()),
  payLaterDueDate: v.optional(v.string()),
  departureDate: v.optional(v.string()),
  /** When it was saved last: a moment, ISO 8601. */
  savedAt: v.optional(v.string()),
  /** The newest share link for the customer. */
  link: v.optional(v.picklist(LINK_STATES)),
  /** Whose it is; only in lists of a network. */
  agentName: v.optional(v.string()),
  /** Contact data: only of one's own policies (ruling R33). */
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});
export type PolicyLine = Clean<typeof policyLine>;

/** Somebody who is insured, with what was sold to them. */
const insuredLine = v.strictObject({
  /** The quote of the newest policy. */
  quoteId: v.string(),
  name: v.string(),
  policyCount: v.number(),
  premium: v.number(),
  /** When the newest policy was saved: a moment, ISO 8601. */
  newestAt: v.string(),
  agentName: v.optional(v.string()),
  birthDate: v.optional(v.string()),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});
export type InsuredLine = Clean<typeof insuredLine>;

/** What narrows a list; a text that begins with PO or PR and a digit is a number, all others are names (DASH-021). */
const listSearch = record({
  ...narrowing,
  policyNo: searchText(100),
  sort: v.optional(v.union([v.literal(''), v.picklist([...LIST_SORTS, ...LIST_NAME_SORTS])])),
  status: v.optional(v.union([v.literal(''), v.picklist(LIST_FILTERS)])),
  renewal: v.optional(v.picklist(RENEWAL_KINDS)),
  /** Policies, or the quotes that are none yet; both without it. */
  kind: v.optional(v.picklist(LINE_KINDS)),
  /** Only quotes whose price ends within three days. */
  ending: v.optional(v.literal('yes')),
  /** The status of the lead that a line belongs to. */
  tab: as('leadStatus', v.optional(v.picklist(LEAD_TABS))),
  ...paging,
});
export type ListSearch = Clean<typeof listSearch>;

/** With how many there are; at most 1,001, which stands for "more than 1,000". */
const countedPage = <S extends v.GenericSchema>(spelling: string, item: S) =>
  record({ ...page(spelling, item).fields, total: v.number() });
const policyPage = countedPage('expiringList', policyLine);
export type PolicyPage = Clean<typeof policyPage>;
const insuredPage = countedPage('items', insuredLine);

/** What is due today or soon: how many, and the first of them. */
const dueList = v.strictObject({
  /** At most 10,001, which stands for "more than 10,000". */
  count: v.number(),
  items: v.array(
    v.strictObject({
      name: v.string(),
      /** A day, or a moment of that day. */
      at: v.string(),
      productId: v.optional(v.string()),
      quoteId: v.optional(v.string()),
      leadId: v.optional(v.string()),
      amount: v.optional(v.number()),
    }),
  ),
});
export type DueList = Clean<typeof dueList>;
export type DueItem = DueList['items'][number];

/** What an agent has to do today. */
const todayDue = v.strictObject({
  day: v.string(),
  followUps: dueList,
  renewals: dueList,
  payments: dueList,
  expiringQuotes: dueList,
  birthdays: dueList,
});
export type TodayDue = Clean<typeof todayDue>;

const monthFigure = v.strictObject({
  /** YYYY-MM. */
  month: v.string(),
  /** Whole rupiah of issued policies. */
  premium: v.number(),
  policies: v.number(),
});
export type MonthFigure = Clean<typeof monthFigure>;

const openAndCompleted = v.strictObject({ open: v.number(), completed: v.number() });

/** How the agent, or the network below, has sold. */
const homeFigures = v.strictObject({
  /** Six months, the oldest first; the last is this month. */
  months: v.array(monthFigure),
  /** Of this month; absent while nobody has set one. */
  target: v.optional(v.strictObject({ premium: v.number(), policies: v.number() })),
  leads: openAndCompleted,
  referrals: openAndCompleted,
  /** Whether the figures are of a network, not of one person. */
  isNetwork: v.boolean(),
});
export type HomeFigures = Clean<typeof homeFigures>;

const policyList = { query: listSearch, reply: policyPage };

export const listCalls = describe({
  expiringPolicies: policyList,
  filterPendingPayment: policyList,
  listPolicies: policyList,
  listRenewals: policyList,
  listInsureds: { query: listSearch, reply: under('data', insuredPage) },
  /** The leads of a file are narrowed as their page is. */
  exportList: { query: anyOf(listSearch, leadSearch) },
  policyDetail: { query: v.strictObject({ logkey }), reply: under('data', policyDetail) },
  todayDue: { reply: under('data', todayDue) },
  homeFigures: { reply: under('data', homeFigures) },
});
