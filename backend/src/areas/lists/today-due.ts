import type { DueList, TodayDue } from '@payung/shared/api/endpoints/lists.ts';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import { localTime, momentOf } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { birthdaysOf } from '#areas/todo/birthdays.ts';
import { zoneOf } from '#areas/todo/reader-zone.ts';
import { dueFollowUps, dueLines, MAX_NAMED } from '#areas/lists/sql/today-due.ts';
import type { DueRow, DueRows } from '#areas/lists/sql/today-due.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { lookingAt } from './lines.ts';
import { listDayOf } from './list-day.ts';

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
  const { agentIds } = await lookingAt(services, { caller });
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
