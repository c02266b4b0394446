import type { PointsAccount, PointsStatement, LedgerEntry } from '@payung/shared/schemas/points.ts';
import { sumOf } from '@payung/shared/domain/money/money.ts';
import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { findPointsSums, listEarned, lockPointsSums, postEntries } from '#areas/points/sql/points-ledger.ts';
import { countCompletedReferrals } from '#areas/quote/sql/quotes.ts';
import { listRedemptions, insertRedemption } from '#areas/points/sql/redemptions.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { todayInJakarta, monthOf } from '@payung/shared/domain/dates.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { listEarnedByDay } from '#areas/points/sql/points-earned.ts';
import { listEntries, listMonths, sumMonth } from '#areas/points/sql/points-statements.ts';
import type { PointLevel } from '@payung/shared/domain/network/points-rules.ts';
import type { StatementRow } from '#areas/points/sql/points-statements.ts';
import { doOnce } from '#core/access/idempotency.ts';
import { newId } from '#core/database/identifiers.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { worthOf } from './quote-earning.ts';
import { POINTS_TEXTS } from './points-texts.ts';

const MAX_REDEMPTIONS = 50;

/** What can be redeemed: nothing where the balance is below what is reserved. */
const availableOf = ({ balance, held }: { readonly balance: number; readonly held: number }): number =>
  Math.max(0, balance - held);

export const accountOf = async (
  db: Queries,
  { network }: Pick<Services, 'network'>,
  agentId: string,
): Promise<PointsAccount> => {
  const { balance, held } = await findPointsSums(db, agentId);
  const redemptions = await listRedemptions(db, agentId, MAX_REDEMPTIONS);
  return {
    balance,
    held,
    available: availableOf({ balance, held }),
    ...worthOf(availableOf({ balance, held }), network),
    minimum: network.smallestRedemption,
    illustrative: POINTS_RULE.isExample,
    redemptions: redemptions.map((row) => ({
      id: row.id,
      points: row.points,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
      reason: row.reason,
    })),
  };
};

export const pointsAccount = (
  { caller }: Pick<HandlerContextOf<'pointsAccount'>, 'caller'>,
  services: Pick<Services, 'db' | 'network'>,
): Promise<PointsAccount> => accountOf(services.db, services, requireAgent(caller).agentId);

export const getPoints = async (
  { caller }: HandlerContextOf<'getPoints'>,
  { db, clock, network }: Services,
) => {
  const { agentId } = requireAgent(caller);
  const months = [monthOf(todayInJakarta(clock.now()))];
  const thisMonth = sumOf((await listEarnedByDay(db, { agentId, months })).map(({ points }) => points));
  const { worth } = worthOf(thisMonth, network);
  return {
    total: (await findPointsSums(db, agentId)).balance,
    thisMonth,
    ...(worth === undefined ? {} : { thisMonthWorth: worth }),
    completedReferrals: await countCompletedReferrals(db, agentId),
    illustrative: POINTS_RULE.isExample,
    entries: await listEarned(db, agentId),
  };
};

const PER_PAGE = 50;

/** Capped at the newest entry, for a sequence number from another page or an invented one. */
export const upToOf = async (
  { db }: Pick<Services, 'db'>,
  agentId: string,
  upTo: string | undefined,
): Promise<number> => {
  const { lastNo } = await findPointsSums(db, agentId);
  return upTo === undefined ? lastNo : Math.min(Number(upTo), lastNo);
};

/**
 * A month in Jakarta up to one sequence number, which the first page answers: with it, later pages and the file show
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

/** An entry as people see it. The agent's own sale needs no name. */
export const entryOf = (row: StatementRow): LedgerEntry => ({
  no: row.no,
  kind: row.kind,
  points: row.points,
  held: row.held,
  balanceAfter: row.balance_after,
  heldAfter: row.held_after,
  at: row.posted_at.toISOString(),
  ...(row.policy_no === null ? {} : { policyNo: row.policy_no }),
  ...(row.level === null ? {} : { level: row.level as PointLevel }),
  ...(row.level === null || row.level === 0 || row.seller_name === null
    ? {}
    : { sellerName: row.seller_name }),
  ...(row.premium === null ? {} : { premium: row.premium }),
  ...(row.rule_version === null ? {} : { ruleVersion: row.rule_version }),
  ...(row.corrects_no === null ? {} : { correctsNo: row.corrects_no }),
  reason: row.reason,
});

/** Reserves points under the lock of their account: of two redemptions of the same points, one is refused. */
export const redeemPoints = (
  { caller, body }: Pick<HandlerContextOf<'redeemPoints'>, 'caller' | 'body'>,
  services: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<PointsAccount> => {
  const { agentId } = requireAgent(caller);
  const { requestId, points } = body;
  const least = services.network.smallestRedemption;
  const content = { call: 'redeemPoints', points };
  return doOnce(services, { callerId: agentId, requestId, content }, async (tx) => {
    const most = availableOf(await lockPointsSums(tx, agentId));
    if (points < least) throw badRequest(POINTS_TEXTS.tooFew, { values: { least } });
    if (most === 0) throw refused(POINTS_TEXTS.nothing);
    if (points > most) throw refused(POINTS_TEXTS.notEnough, { values: { most } });
    const id = newId();
    const now = services.clock.now();
    await insertRedemption(tx, { id, agentId, points }, now);
    const entry = { agentId, kind: 'reserved', points: 0, held: points, redemptionId: id } as const;
    await postEntries(tx, [{ ...entry, eventId: id, actor: { kind: 'agent', id: agentId } }], now);
    return accountOf(tx, services, agentId);
  });
};
