import type { PointsStatement } from '@payung/shared/schemas/points.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { monthOf } from '@payung/shared/domain/lists/months.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { cursorOf, readCursor } from '#core/http/cursor.ts';
import { findPointsSums } from '#areas/points/sql/points-ledger.ts';
import { listEntries, listMonths, sumMonth } from '#areas/points/sql/points-statements.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { entryOf } from './ledger-entry.ts';

const PER_PAGE = 50;

/** Nothing beyond what there is: a number from another month's page, or made up, ends at the newest entry. */
export const upToOf = async (
  { db }: Pick<Services, 'db'>,
  agentId: string,
  upTo: string | undefined,
): Promise<number> => {
  const { lastNo } = await findPointsSums(db, agentId);
  return upTo === undefined ? lastNo : Math.min(Number(upTo), lastNo);
};

/**
 * A month of Jakarta up to one running number, which the first page answers: with it, later pages and the export say
 * the same, whatever has been posted since.
 */
export const pointsStatement = async (
  { caller, query }: Pick<HandlerContextOf<'pointsStatement'>, 'caller' | 'query'>,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<PointsStatement> => {
  const { db, clock } = services;
  const { agentId } = requireAgent(caller);
  const thisMonth = monthOf(todayInJakarta(clock.now()));
  const { month = thisMonth } = query;
  const upTo = await upToOf(services, agentId, query.upTo);
  const below = readCursor(query.after, ['number'])?.[0];
  const [sums, months, rows] = await Promise.all([
    sumMonth(db, { agentId, month, upTo }),
    listMonths(db, agentId),
    listEntries(db, { agentId, month, upTo, below, limit: PER_PAGE + 1 }),
  ]);
  const items = rows.slice(0, PER_PAGE).map(entryOf);
  const last = items.at(-1);
  const isMore = rows.length > PER_PAGE && last !== undefined;
  return {
    month,
    months: [...new Set([thisMonth, ...months])].toSorted().toReversed(),
    opening: sums.opening,
    closing: sums.opening + sums.earned + sums.taken,
    earned: sums.earned,
    taken: sums.taken,
    upTo,
    items,
    ...(isMore ? { next: cursorOf([last.no]) } : {}),
  };
};
