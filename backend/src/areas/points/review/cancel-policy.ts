import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { reversalOf } from '@payung/shared/domain/network/points-rules.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { requireStaff } from '#core/access/event-actor.ts';
import { doOnce } from '#core/access/once.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { badRequest, notFound, refused } from '#core/http/api-refusal.ts';
import { findPaidPolicy } from './paid-policies-sql.ts';
import type { PaidPolicyRow } from './paid-policies-sql.ts';
import { listPointsOfPolicy, postEntries } from '#areas/points/sql/points-ledger.ts';
import { markPolicyCancelled } from '#areas/payment/policies/policies-sql.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { payBackAndTell } from './pay-back.ts';
import type { Cancelling } from './pay-back.ts';
import { paidPolicyOf } from './paid-policy.ts';
import { POINTS_REVIEW_TEXTS } from './points-review-texts.ts';

/** From everybody who earned by it, in proportion, also below zero; from those who have left as well. */
const takePointsBack = async ({ tx, policy, refund, reason, staffId, now }: Cancelling): Promise<void> => {
  const taken = (await listPointsOfPolicy(tx, policy.policy_no)).map((of) => ({
    of,
    points: reversalOf(of.left, { premium: of.premium, refund }),
  }));
  await postEntries(
    tx,
    taken
      .filter(({ points }) => points > 0)
      .map(({ of, points }) => ({
        agentId: of.agentId,
        kind: 'reversed',
        points: -points,
        eventId: `cancelled:${policy.policy_no}:${of.level}`,
        policy: of,
        reason,
        actor: { kind: 'staff', id: staffId },
      })),
    now,
  );
};

const requireCancellable = (policy: PaidPolicyRow, refund: number, now: Date): void => {
  if (paidPolicyOf(policy).cancelledAt !== undefined) throw refused(POINTS_REVIEW_TEXTS.cancelled);
  if (policy.end_date < todayInJakarta(now)) throw refused(POINTS_REVIEW_TEXTS.coverEnded);
  if (refund > policy.amount)
    throw badRequest(POINTS_REVIEW_TEXTS.refundTooLarge, { values: { most: formatRupiah(policy.amount) } });
};

/** Staff end a policy that was paid: cover, refund and points together or not at all. */
export const cancelPolicy = async (
  { caller, body }: Pick<HandlerContextOf<'cancelPolicy'>, 'caller' | 'body'>,
  services: Services,
): Promise<PaidPolicy> => {
  const { agentId: staffId } = requireStaff(caller);
  const { requestId, policyNo, refund, reason } = body;
  if (reason.length < REASON_LENGTH.min)
    throw badRequest(POINTS_REVIEW_TEXTS.reasonTooShort, { values: { min: REASON_LENGTH.min } });
  const content = { call: 'cancelPolicy', policyNo, refund, reason };
  // What is kept of a request names nobody.
  await doOnce(services, { callerId: staffId, requestId, content }, async (tx) => {
    const found = await findPaidPolicy(tx, policyNo);
    const quote = found === undefined ? undefined : await lockQuote(tx, found.quote_id);
    // Read again under the lock, which whoever corrects its points takes as well.
    const policy = await findPaidPolicy(tx, policyNo);
    if (policy === undefined || quote === undefined) throw notFound();
    const now = services.clock.now();
    requireCancellable(policy, refund, now);
    await markPolicyCancelled(tx, policyNo, now);
    const actor = { kind: 'staff', id: staffId } as const;
    const cancelled = await applyEvent(
      { tx, productOf: services.productOf, quoteId: quote.id, actor, now },
      // A due date would say that it was not paid.
      { event: 'cancelPolicy', change: () => ({ payment_status: 'Cancelled', pay_later_due: null }) },
    );
    const cancelling = { tx, policy, quote: cancelled, refund, reason, staffId, now };
    await takePointsBack(cancelling);
    await payBackAndTell(services, cancelling);
    return { policyNo };
  });
  return paidPolicyOf(await findPaidPolicy(services.db, policyNo));
};
