import type { LeadTab } from '#domain/leads/lead-status.ts';
import type { AgentList, ListFilter, ListSort, ListStatus, RenewalKind } from '#domain/lists/list-status.ts';
import type { PriceLine, PaymentStatus } from '#schemas/quote.ts';
import type { Stage } from '#domain/stages.ts';
import { listOf, record, renamed, same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { LeadSearch } from '#schemas/leads.ts';
import type { ListPage } from '#schemas/parts.ts';
import { pagedQuery, withCursor } from './paged.ts';
import type { Logkey } from '#domain/resume-type.ts';

/** A line of the lists of policies, renewals and payments. Days are YYYY-MM-DD, amounts whole rupiah. */
export interface PolicyLine {
  readonly quoteId: string;
  /** The code that people read. */
  readonly code: string;
  readonly productId: string;
  readonly stage: Stage;
  readonly customerName: string;
  readonly planName: string;
  readonly status: ListStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly duePremium: number;
  readonly points: number;
  readonly policyNo?: string;
  readonly proposalNo?: string;
  readonly payLaterDueDate?: string;
  readonly departureDate?: string;
  /** Whose it is; only in lists of a network. */
  readonly agentName?: string;
  /** Contact data: only of one's own policies (ruling R33). */
  readonly phone?: string;
  readonly email?: string;
}

/** Somebody who is insured, with what was sold to them. */
export interface InsuredLine {
  /** The quote of the newest policy. */
  readonly quoteId: string;
  readonly name: string;
  readonly policyCount: number;
  readonly premium: number;
  /** When the newest policy was saved: a moment, ISO 8601. */
  readonly newestAt: string;
  readonly agentName?: string;
  readonly birthDate?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** What narrows a list; a text that begins with PO or PR and a digit is a number, all others are names (DASH-021). */
export interface ListSearch {
  readonly productId?: string;
  readonly sort?: ListSort;
  readonly policyNo?: string;
  readonly name?: string;
  /** A code that begins with Q and a digit (DASH-005). */
  readonly quoteNo?: string;
  readonly status?: ListFilter;
  readonly renewal?: RenewalKind;
  /** Only quotes whose price ends within three days. */
  readonly ending?: 'yes';
  /** The status of the lead that a line belongs to. */
  readonly tab?: LeadTab;
  /** One's own, or everybody's below, when empty. */
  readonly agentId?: string;
  readonly after?: string;
  /** 1 to 100; 20 without. */
  readonly limit?: string;
}

export interface PolicyPage extends ListPage<PolicyLine> {
  /** How many there are; at most 1,001, which stands for "more than 1,000". */
  readonly total: number;
}

export interface InsuredPage extends ListPage<InsuredLine> {
  readonly total: number;
}

/** A picture that is read with the caller's session. */
export interface DetailPicture {
  readonly label: string;
  /** Of a GET call that answers the picture, relative to the request base, `secure/` included. */
  readonly path: string;
}

/** A part of the policy detail, as the product writes it (ruling R41). */
export interface DetailSection {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly pictures?: readonly DetailPicture[];
}

export interface PolicyDetail {
  readonly quoteId: string;
  readonly code: string;
  readonly productId: string;
  readonly stage: Stage;
  readonly status: ListStatus;
  readonly customerName: string;
  readonly planCode: string;
  readonly planName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly duePremium: number;
  readonly dueLines: readonly PriceLine[];
  readonly policyNo?: string;
  readonly proposalNo?: string;
  readonly paymentStatus: PaymentStatus;
  readonly payLaterDueDate?: string;
  readonly linkExpiresAt?: string;
  /** Only where the cover is a journey: begun, it can no longer be paid (ruling K76). */
  readonly departureDate?: string;
  /** Whether a payment link can be had today. */
  readonly isPayable: boolean;
  /** The caller's own: others look, and do nothing. */
  readonly isOwn: boolean;
  readonly agentName: string;
  /** Contact data: only of one's own (ruling R33). */
  readonly phone?: string;
  readonly email?: string;
  /** The lead that it belongs to. */
  readonly leadId: string;
  readonly sections: readonly DetailSection[];
}

/** What is due today or soon: how many, and the first of them. */
export interface DueItem {
  readonly name: string;
  /** A day, or a moment of that day. */
  readonly at: string;
  readonly productId?: string;
  readonly quoteId?: string;
  readonly leadId?: string;
  readonly amount?: number;
}
export interface DueList {
  /** At most 10,001, which stands for "more than 10,000". */
  readonly count: number;
  readonly items: readonly DueItem[];
}

/** What an agent has to do today. */
export interface TodayDue {
  readonly day: string;
  readonly followUps: DueList;
  readonly renewals: DueList;
  readonly payments: DueList;
  readonly expiringQuotes: DueList;
  readonly birthdays: DueList;
}

export interface MonthFigure {
  /** YYYY-MM. */
  readonly month: string;
  /** Whole rupiah of issued policies. */
  readonly premium: number;
  readonly policies: number;
}

/** How the agent, or the network below, has sold. */
export interface HomeFigures {
  /** Six months, the oldest first; the last is this month. */
  readonly months: readonly MonthFigure[];
  /** Of this month; absent while nobody has set one. */
  readonly target?: { readonly premium: number; readonly policies: number };
  readonly leads: { readonly open: number; readonly completed: number };
  readonly referrals: { readonly open: number; readonly completed: number };
  /** Whether the figures are of a network, not of one person. */
  readonly isNetwork: boolean;
}

const policyLine = record<PolicyLine>({ productId: 'product_Id', customerName: 'insuredName' });
const expiringList = withCursor(record<PolicyPage>({ items: renamed('expiringList', listOf(policyLine)) }));
const policyDetail = record<PolicyDetail>({ productId: 'product_Id', customerName: 'insuredName' });

type Search = { query: ListSearch; reply: PolicyPage };

export const listEndpoints = {
  /** Cover that ends soon (DASH-018). */
  expiringPolicies: endpoint<Search>()({
    method: 'GET',
    path: 'agent/expiring-policies',
    effect: 'reads',
    offline: true,
    wire: { query: pagedQuery<ListSearch>(), reply: expiringList },
    origin: 'specified',
  }),
  filterPendingPayment: endpoint<Search>()({
    method: 'GET',
    path: 'agent/filterPendingPayment',
    effect: 'reads',
    wire: { query: pagedQuery<ListSearch>(), reply: expiringList },
    origin: 'specified',
  }),
  listPolicies: endpoint<Search>()({
    method: 'GET',
    path: 'agent/policies',
    effect: 'reads',
    offline: true,
    wire: { query: pagedQuery<ListSearch>(), reply: expiringList },
    origin: 'assumed',
  }),
  listRenewals: endpoint<Search>()({
    method: 'GET',
    path: 'agent/renewals',
    effect: 'reads',
    offline: true,
    wire: { query: pagedQuery<ListSearch>(), reply: expiringList },
    origin: 'assumed',
  }),
  listInsureds: endpoint<{ query: ListSearch; reply: InsuredPage }>()({
    method: 'GET',
    path: 'agent/insureds',
    effect: 'reads',
    offline: true,
    wire: { query: pagedQuery<ListSearch>(), reply: under('data', withCursor(same<InsuredPage>())) },
    origin: 'assumed',
  }),
  /** A list as a file for a spreadsheet, all pages of it; at 100,000 lines its last line says that there are more. */
  exportList: endpoint<{
    params: { readonly list: AgentList | 'leads' };
    query: ListSearch | LeadSearch;
    reply: Blob;
  }>()({
    method: 'GET',
    path: 'agent/export/:list',
    counted: 'exports',
    effect: 'reads',
    binary: true,
    wire: { query: pagedQuery<ListSearch | LeadSearch>() },
    origin: 'assumed',
  }),
  /** `logkey` where it was opened from a search, the network or a notification (ruling R60). */
  policyDetail: endpoint<{
    params: { readonly quoteId: string };
    query: { readonly logkey?: Logkey };
    reply: PolicyDetail;
  }>()({
    method: 'GET',
    path: 'agent/policy-detail/:quoteId',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', policyDetail) },
    origin: 'assumed',
  }),
  todayDue: endpoint<{ reply: TodayDue }>()({
    method: 'GET',
    path: 'agent/today',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<TodayDue>()) },
    origin: 'assumed',
  }),
  homeFigures: endpoint<{ reply: HomeFigures }>()({
    method: 'GET',
    path: 'agent/home-figures',
    counted: 'figures',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<HomeFigures>()) },
    origin: 'assumed',
  }),
} as const;
