import type { ReviewedLedger } from '@payung/shared/schemas/points.ts';
import type { PointLevel } from '@payung/shared/domain/network/points-rules.ts';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { requireStaff } from '#core/access/caller.ts';
import { doOnce } from '#core/access/idempotency.ts';
import { accountOf } from '#areas/points/points-account.ts';
import type { Queries } from '#core/database/database.ts';
import { badRequest, notFound, refused } from '#core/http/api-refusal.ts';
import { findAgentByCode } from '#areas/agents/sql/agents.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { findPaidPolicy } from '../sql/points-ledger.ts';
import { findPointsSums, lockPointsSums, postEntries } from '#areas/points/sql/points-ledger.ts';
import type { LedgerRow, PolicyOfEntry } from '#areas/points/sql/points-ledger.ts';
import { changesOfEntries, findEntry } from '#areas/points/sql/points-statements.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { ledgerOf } from './agent-ledger.ts';
import type { LedgerSnapshot } from './agent-ledger.ts';
import { POINTS_REVIEW_TEXTS } from '../points-texts.ts';
import { isCorrectable, boundsOfCorrection } from '#areas/points/review/agent-ledger.ts';

/** So that the lists count the correction where they counted the entry. */
const policyOf = (row: LedgerRow): PolicyOfEntry => ({
  policyNo: row.policy_no ?? '',
  level: (row.level ?? 0) as PointLevel,
  sellerId: row.seller_id ?? row.agent_id,
  premium: row.premium ?? 0,
  ruleVersion: row.rule_version ?? '',
});

/** Locks the quote first and then the account, like payments and cancellations, to avoid deadlocks. */
const lockForEntry = async (tx: Queries, row: LedgerRow): Promise<number> => {
  const policy = row.policy_no === null ? undefined : await findPaidPolicy(tx, row.policy_no);
  if (policy !== undefined) await lockQuote(tx, policy.quote_id);
  return (await lockPointsSums(tx, row.agent_id)).lastNo;
};

/** A new entry in the open month that names the one it corrects, and never exceeds it (ruling R39). */
export const correctPoints = async (
  { caller, params, body }: Pick<HandlerContextOf<'correctPoints'>, 'caller' | 'params' | 'body'>,
  services: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<ReviewedLedger> => {
  const { agentId: staffId } = requireStaff(caller);
  const { agentCode } = params;
  const { requestId, no, points, reason } = body;
  if (reason.length < REASON_LENGTH.min)
    throw badRequest(POINTS_REVIEW_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
  const content = { call: 'correctPoints', agentCode, no, points, reason };
  const snapshot = await doOnce(
    services,
    { callerId: staffId, requestId, content },
    async (tx): Promise<LedgerSnapshot> => {
      const agent = await findAgentByCode(tx, agentCode);
      if (agent === undefined) throw notFound();
      const row = await findEntry(tx, agent.id, no);
      if (row === undefined) throw notFound();
      if (!isCorrectable(row)) throw refused(POINTS_REVIEW_TEXTS.notCorrectable);
      const lastNo = await lockForEntry(tx, row);
      const changes = await changesOfEntries(tx, { agentId: agent.id, ids: [row.id], upTo: lastNo });
      const change = changes.get(row.id);
      if (change === undefined) throw notFound();
      const { down, up } = boundsOfCorrection(row, change);
      if (points === 0 || points < down || points > up)
        throw badRequest(POINTS_REVIEW_TEXTS.beyondEntry, { values: { down, up } });
      const now = services.clock.now();
      const entry = { agentId: agent.id, kind: 'corrected', points, correctsId: row.id, reason } as const;
      await postEntries(
        tx,
        [
          {
            ...entry,
            eventId: `${staffId}:${requestId}`,
            policy: policyOf(row),
            actor: { kind: 'staff', id: staffId },
          },
        ],
        now,
      );
      const data = { points: points > 0 ? `+${points}` : String(points), reason };
      await insertAgentNotice(tx, { agentId: agent.id, kind: 'pointsCorrected', data, now });
      const { lastNo: upTo } = await findPointsSums(tx, agent.id);
      // Figures alone are kept of the answer; names are read again.
      return { upTo, account: await accountOf(tx, services, agent.id) };
    },
  );
  return ledgerOf(services, agentCode, { snapshot });
};
