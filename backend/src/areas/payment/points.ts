import { POINTS_RULE } from '@payung/shared/domain/network/points-rules.ts';
import type { Queries } from '#core/database/database.ts';
import { lockLineOf } from '#areas/agents/sql/agents.ts';
import { earningsOf } from '#areas/points/quote-earning.ts';
import { postEntries } from '#areas/points/sql/points-ledger.ts';
import type { Policy } from './tables.ts';

/**
 * Points for the seller and two levels above, when the insured has paid (NET-004, NET-005). Agents who left get none and
 * no other level replaces them (ruling R37): checked under the lock that a removal needs too.
 */
export const creditPoints = async (tx: Queries, policy: Policy, now: Date): Promise<void> => {
  const line = await lockLineOf(tx, policy.agent_id);
  await postEntries(
    tx,
    earningsOf(line, policy.amount).map(({ agentId, level, points }) => ({
      agentId,
      kind: 'earned',
      points,
      eventId: `paid:${policy.policy_no}:${level}`,
      policy: {
        policyNo: policy.policy_no,
        level,
        sellerId: policy.agent_id,
        premium: policy.amount,
        ruleVersion: POINTS_RULE.version,
      },
      actor: { kind: 'system', id: 'payment' },
    })),
    now,
  );
};
