import type { PageOf, RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { countQuotes, listRecentQuotes } from '#areas/lists/sql/recent-quotes.ts';
import type { RecentQuoteRow } from '#areas/lists/sql/recent-quotes.ts';
import { paymentStateOf } from '#areas/payment/payment-state.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { linesOfPage, pageOf } from '#core/http/page.ts';

const linkState = (row: RecentQuoteRow, now: Date): RecentQuote['link'] => {
  if (row.link_expires_at === null) return 'none';
  if (row.link_revoked_at !== null) return 'revoked';
  if (row.link_verified_at !== null) return 'verified';
  if (row.link_expires_at <= now) return 'expired';
  return row.link_opened_at === null ? 'sent' : 'opened';
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
    stage: row.stage,
    duePremium: row.due_premium,
    ...(services.productOf(row.product_id).isJourney ? { departureDate: row.start_date } : {}),
    savedAt: row.saved_at.toISOString(),
    paymentStatus,
    ...payment,
    link: linkState(row, now),
    daysLeft: daysLeft(row, todayInJakarta(now)),
    ...(row.rejection === null ? {} : { status: 'Rejected' as const }),
  };
};

export const recentQuotes = async (
  { caller, query }: HandlerContextOf<'recentQuotes'>,
  services: Services,
): Promise<PageOf<RecentQuote>> => {
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
