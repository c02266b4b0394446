import type { RedemptionQueue, ReviewedRedemption } from '@payung/shared/schemas/points.ts';
import { cursorOf, readCursor } from '#core/http/cursor.ts';
import { countRedemptions, listQueuedRedemptions } from '#areas/points/sql/redemptions.ts';
import type { QueuedRedemption } from '#areas/points/sql/redemptions.ts';
import { findLastComparison } from '#areas/points/sql/points-comparison.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

const PER_PAGE = 20;

export const redemptionOf = (row: QueuedRedemption): ReviewedRedemption => ({
  id: row.id,
  agentId: row.agent_id,
  agentName: row.agent_name,
  agentCode: row.agent_code,
  points: row.points,
  balance: row.balance ?? 0,
  askedAt: row.asked_at.toISOString(),
  state: row.state,
  ...(row.decider === null ? {} : { decidedBy: row.decider }),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  reason: row.reason,
});

/** The oldest first: whoever waits longest is served next. Those that are decided begin with the newest. */
export const redemptionQueue = async (
  { query }: Pick<HandlerContextOf<'redemptionQueue'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<RedemptionQueue> => {
  const { status = 'open' } = query;
  const after = readCursor(query.after, ['moment', 'text']);
  const rows = await listQueuedRedemptions(db, { status, after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  const at = status === 'open' ? last?.asked_at : last?.decided_at;
  const isMore = rows.length > PER_PAGE && last !== undefined && at !== undefined && at !== null;
  return {
    items: shown.map(redemptionOf),
    total: await countRedemptions(db, status),
    ...(isMore ? { next: cursorOf([at, last.id]) } : {}),
  };
};

/** For the list of work: redemptions that wait, and one more where points do not agree with their entries. */
export const pointsWorkCount = async (
  _context: unknown,
  { db }: Pick<Services, 'db'>,
): Promise<{ readonly count: number }> => {
  const waiting = await countRedemptions(db, 'open');
  const compared = await findLastComparison(db);
  return { count: waiting + (compared === undefined || compared.differences.length === 0 ? 0 : 1) };
};
