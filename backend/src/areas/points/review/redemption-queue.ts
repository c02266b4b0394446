import type { RedemptionQueue, ReviewedRedemption } from '@payung/shared/schemas/points.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import {
  countRedemptions,
  listQueuedRedemptions,
  endRedemption,
  findQueuedRedemption,
  lockRedemption,
} from '#areas/points/sql/redemptions.ts';
import type { QueuedRedemption, RedemptionRow } from '#areas/points/sql/redemptions.ts';
import { findLastComparison } from '#areas/points/sql/points-comparison.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, badRequest, ERR_CODE, notFound, refused } from '#core/http/api-refusal.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { lockPointsSums, postEntries } from '#areas/points/sql/points-ledger.ts';
import type { PointsSums } from '#areas/points/sql/points-ledger.ts';
import { POINTS_REVIEW_TEXTS } from '../points-texts.ts';

const PER_PAGE = 20;

const redemptionOf = (row: QueuedRedemption): ReviewedRedemption => ({
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

/** Open redemptions begin with the oldest, decided ones with the newest. */
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

const read = async (db: Queries, id: string): Promise<ReviewedRedemption> => {
  const row = await findQueuedRedemption(db, id);
  if (row === undefined) throw notFound();
  return redemptionOf(row);
};

/** Carries the redemption as it now stands, so that the screen can show it. */
const decided = async (tx: Queries, id: string): Promise<ApiRefusal> => {
  const current = await read(tx, id);
  return new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, POINTS_REVIEW_TEXTS.decided, {
    values: { who: current.decidedBy ?? '' },
    current: { data: current },
  });
};

/** After a cancellation the balance may be too low: then it waits until points have come in, or is refused. */
const requireCovered = ({ points }: RedemptionRow, { balance }: PointsSums): void => {
  if (balance < points) throw refused(POINTS_REVIEW_TEXTS.notCovered, { values: { balance, points } });
};

/** Staff say yes or no, once: the points are used, or free again. */
export const decideRedemption = async (
  {
    caller,
    params: { redemptionId: id },
    body: { verdict, reason },
  }: Pick<HandlerContextOf<'decideRedemption'>, 'caller' | 'params' | 'body'>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<ReviewedRedemption> => {
  const { agentId: staffId } = requireStaff(caller);
  if (verdict === 'refused' && reason.length < REASON_LENGTH.min)
    throw badRequest(POINTS_REVIEW_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
  return transaction(db, async (tx) => {
    const row = await lockRedemption(tx, id);
    if (row === undefined) throw notFound();
    if (row.state !== 'waiting') throw await decided(tx, id);
    const sums = await lockPointsSums(tx, row.agent_id);
    if (verdict === 'confirmed') requireCovered(row, sums);
    const now = clock.now();
    await endRedemption(tx, id, { state: verdict, by: staffId, reason, now });
    const isUsed = verdict === 'confirmed';
    const entry = {
      agentId: row.agent_id,
      kind: isUsed ? ('redeemed' as const) : ('released' as const),
      points: isUsed ? -row.points : 0,
      held: -row.points,
      eventId: id,
      redemptionId: id,
      reason,
      actor: { kind: 'staff' as const, id: staffId },
    };
    await postEntries(tx, [entry], now);
    await insertAgentNotice(tx, {
      agentId: row.agent_id,
      kind: isUsed ? 'redemptionConfirmed' : 'redemptionRefused',
      data: { points: String(row.points), reason },
      now,
    });
    return read(tx, id);
  });
};
