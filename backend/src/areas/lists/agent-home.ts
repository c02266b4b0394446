import type { HomeFigures, MonthFigure, DueList, TodayDue } from '@payung/shared/schemas/lists.ts';
import { todayInJakarta, addDays, daysBetween, lastMonths } from '@payung/shared/domain/dates.ts';
import { requireAgent } from '#core/access/caller.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import {
  countLeads,
  countReferrals,
  findTarget,
  listSalesByMonth,
  dueFollowUps,
  dueLines,
  MAX_NAMED,
  countQuotes,
  listRecentQuotes,
} from '#areas/lists/sql/agent-home.ts';
import { linkStateOfRow } from '#areas/auth/links/newest-link-sql.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { listViewerOf, listDayOf } from './lines.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { localTime, momentOf } from '@payung/shared/domain/zones.ts';
import { birthdaysOf } from '#areas/todo/todos-of-day.ts';
import { zoneOf } from '#areas/todo/agent-zone.ts';
import type { DueRow, DueRows, RecentQuoteRow } from '#areas/lists/sql/agent-home.ts';
import type { RecentQuote, RecentQuotePage } from '@payung/shared/schemas/agent.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { paymentStateOf } from '#areas/payment/payable.ts';
import { linesOfPage, pageOf } from '#core/http/page.ts';

const MONTHS = 6;

/** How the agent has sold, or the agent and everybody below (ruling R33). */
export const homeFigures = async (
  { caller }: HandlerContextOf<'homeFigures'>,
  services: Services,
): Promise<HomeFigures> => {
  const { db, clock } = services;
  const { agentId, userType } = requireAgent(caller);
  const { agentIds } = await listViewerOf(services, { caller });
  const today = todayInJakarta(clock.now());
  const months = lastMonths(today, MONTHS);
  const sold = await listSalesByMonth(db, agentIds, months[0] ?? '');
  const figureOf = (month: string): MonthFigure =>
    sold.find((row) => row.month === month) ?? { month, premium: 0, policies: 0 };
  const target = await findTarget(db, agentId, months.at(-1) ?? '');
  return {
    months: months.map(figureOf),
    ...(target === undefined ? {} : { target }),
    leads: await countLeads(db, agentIds, today),
    referrals: await countReferrals(db, agentIds),
    isNetwork: leadsNetwork(userType),
  };
};

const itemOf = (row: DueRow): DueList['items'][number] => ({
  name: row.name,
  at: row.at instanceof Date ? row.at.toISOString() : row.at,
  ...(row.product_id === null ? {} : { productId: row.product_id }),
  ...(row.quote_id === null ? {} : { quoteId: row.quote_id }),
  ...(row.lead_id === null ? {} : { leadId: row.lead_id }),
  ...(row.amount === null ? {} : { amount: row.amount }),
});

const dueList = ({ count, rows }: DueRows): DueList => ({ count, items: rows.map(itemOf) });

const birthdayList = (birthdays: readonly Todo[]): DueList => ({
  count: birthdays.length,
  items: birthdays.slice(0, MAX_NAMED).map(({ description, date, quoteId }) => ({
    name: description,
    at: date,
    ...(quoteId === undefined ? {} : { quoteId }),
  })),
});

/**
 * Each part is counted as the page counts that it opens: calls and tasks are the agent's own, by the clocks of the
 * agent; lines and birthdays those that the lists show, by the clocks of Jakarta.
 */
export const todayDue = async (
  { caller }: HandlerContextOf<'todayDue'>,
  services: Services,
): Promise<TodayDue> => {
  const { db, clock } = services;
  const { agentId } = requireAgent(caller);
  const zone = await zoneOf(db, agentId);
  const { day: date } = localTime(clock.now(), zone);
  const { agentIds } = await listViewerOf(services, { caller });
  const of = { agentIds, day: listDayOf(services) };
  const until = momentOf(addDays(date, 1), 0, zone);
  return {
    day: date,
    followUps: dueList(await dueFollowUps(db, { agentId, until })),
    renewals: dueList(await dueLines(db, { ...of, list: 'renewals', search: { renewal: 'unpaid' } })),
    payments: dueList(await dueLines(db, { ...of, list: 'pending', search: {} })),
    expiringQuotes: dueList(await dueLines(db, { ...of, list: 'policies', search: { isEnding: true } })),
    birthdays: birthdayList(await birthdaysOf(db, { readerId: agentId, agentIds, date, days: 1 })),
  };
};

/** A lead ends with its price, a policy with its cover. */
const daysLeft = (row: RecentQuoteRow, today: string): number =>
  Math.max(0, daysBetween(today, isSold(row.stage) ? row.end_date : row.valid_until));

const lineOf = (services: Services, row: RecentQuoteRow, now: Date): RecentQuote => {
  const { status: paymentStatus, ...payment } = paymentStateOf(services, row);
  return {
    quoteId: row.id,
    code: row.code,
    productId: row.product_id,
    insuredName: row.insured_name,
    ...(row.of_lead_id === null ? {} : { leadId: row.of_lead_id }),
    stage: row.stage,
    duePremium: row.due_premium,
    ...(services.products.shown(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
    savedAt: row.saved_at.toISOString(),
    paymentStatus,
    ...payment,
    link: linkStateOfRow(row, now),
    daysLeft: daysLeft(row, todayInJakarta(now)),
    ...(row.rejection === null ? {} : { status: 'Rejected' as const }),
  };
};

export const recentQuotes = async (
  { caller, query }: HandlerContextOf<'recentQuotes'>,
  services: Services,
): Promise<RecentQuotePage> => {
  const { agentId } = requireAgent(caller);
  const now = services.clock.now();
  const page = pageOf(query);
  const found = await listRecentQuotes(services.db, {
    agentId,
    page: { ...page, limit: page.limit + 1 },
    now,
  });
  const { rows, next } = linesOfPage(found, page, (row) => row.saved_at);
  const items = rows.map((row) => lineOf(services, row, now));
  return { total: await countQuotes(services.db, agentId), items, ...next };
};
