import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { findPaidPolicy } from './paid-policies-sql.ts';
import type { PaidPolicyRow } from './paid-policies-sql.ts';
import { wasPaid } from '#areas/payment/policies/pay-policy.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { POINTS_REVIEW_TEXTS } from './points-review-texts.ts';

/** As staff see it; one that waits to be paid ends by itself, and is not theirs to cancel. */
export const paidPolicyOf = (row: PaidPolicyRow | undefined): PaidPolicy => {
  if (row === undefined) throw notFound();
  if (!wasPaid(row)) throw refused(POINTS_REVIEW_TEXTS.notPaid);
  return {
    policyNo: row.policy_no,
    customerName: row.insured_name,
    agentName: `${row.first_name} ${row.last_name}`.trim(),
    premium: row.amount,
    paidAt: (row.paid_at ?? row.issued_at).toISOString(),
    ...(row.cancelled_at === null ? {} : { cancelledAt: row.cancelled_at.toISOString() }),
  };
};

export const paidPolicy = async (
  { query }: Pick<HandlerContextOf<'paidPolicy'>, 'query'>,
  { db }: Pick<Services, 'db'>,
): Promise<PaidPolicy> => paidPolicyOf(await findPaidPolicy(db, query.policyNo));
