import type { DueList, TodayDue } from '@payung/shared/api/endpoints/lists.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { birthdaysOn } from '@payung/shared/domain/todo/birthdays.ts';
import { localTime, momentOf } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#access/event-actor.ts';
import { zoneOf } from '#areas/todo/reader-zone.ts';
import {
  dueBirthdays,
  dueFollowUps,
  duePayments,
  dueQuotePrices,
  dueRenewals,
} from '#repositories/today-due.ts';
import type { DueRow, DueRows } from '#repositories/today-due.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';

const itemOf = (row: DueRow): DueList['items'][number] => ({
  name: row.name,
  at: row.at instanceof Date ? row.at.toISOString() : row.at,
  ...(row.product_id === null ? {} : { productId: row.product_id }),
  ...(row.quote_id === null ? {} : { quoteId: row.quote_id }),
  ...(row.lead_id === null ? {} : { leadId: row.lead_id }),
  ...(row.amount === null ? {} : { amount: row.amount }),
});

const dueList = ({ count, rows }: DueRows): DueList => ({ count, items: rows.map(itemOf) });

/** The agent's own, by the clocks of the agent; prices and cover end by those of Jakarta. */
export const todayDue = async (
  { caller }: HandlerContextOf<'todayDue'>,
  { db, clock }: Services,
): Promise<TodayDue> => {
  const { agentId } = requireAgent(caller);
  const now = clock.now();
  const zone = await zoneOf(db, agentId);
  const { day } = localTime(now, zone);
  const from = momentOf(day, 0, zone);
  const until = momentOf(addDays(day, 1), 0, zone);
  const of = { agentId, today: todayInJakarta(now), now };
  return {
    day,
    followUps: dueList(await dueFollowUps(db, { agentId, from, until })),
    renewals: dueList(await dueRenewals(db, of)),
    payments: dueList(await duePayments(db, of)),
    expiringQuotes: dueList(await dueQuotePrices(db, of)),
    birthdays: dueList(await dueBirthdays(db, { agentId, day, monthDays: birthdaysOn(day) })),
  };
};
