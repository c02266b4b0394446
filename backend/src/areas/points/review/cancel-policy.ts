import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { notFound, refused, badRequest } from '#core/http/api-refusal.ts';
import { findPaidPolicy } from '../sql/points-ledger.ts';
import type { PaidPolicyRow } from '../sql/points-ledger.ts';
import { wasPaid } from '#areas/payment/policies/issue-policy.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { POINTS_REVIEW_TEXTS } from '../points-texts.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { reversalOf } from '@payung/shared/domain/network/points-rules.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { requireStaff } from '#core/access/caller.ts';
import { doOnce } from '#core/access/idempotency.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { listPointsOfPolicy, postEntries } from '#areas/points/sql/points-ledger.ts';
import { markPolicyCancelled } from '#areas/payment/policies/policies-sql.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { Queries } from '#core/database/database.ts';
import { notifyOfPayment } from '#areas/payment/payment-notice.ts';
import { findInvoice, insertRefundDue } from '#areas/payment/sql/invoices.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { decideTakenBackRow, lockTakenBack } from '#areas/payment/refunds/sql/taken-back.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** The policy as staff see it; an unpaid one ends by itself and cannot be cancelled by staff. */
const paidPolicyOf = (row: PaidPolicyRow | undefined): PaidPolicy => {
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

/** Takes points back in proportion from everybody who got some, also below zero and from agents who left. */
const takePointsBack = async ({ tx, policy, refund, reason, staffId, now }: CancelContext): Promise<void> => {
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

/** Its payment was taken back, and nobody has decided about it. */
const findOpenCase = async (tx: Queries, { invoice_no }: PaidPolicyRow) => {
  const found = invoice_no === null ? undefined : await lockTakenBack(tx, invoice_no);
  return found?.state === 'open' ? found : undefined;
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
    // Read again under the lock, which the one who corrects its points takes as well.
    const policy = await findPaidPolicy(tx, policyNo);
    if (policy === undefined || quote === undefined) throw notFound();
    const now = services.clock.now();
    const takenBack = await findOpenCase(tx, policy);
    if (takenBack !== undefined && refund > 0) throw badRequest(POINTS_REVIEW_TEXTS.takenBack);
    requireCancellable(policy, refund, now);
    await markPolicyCancelled(tx, policyNo, now);
    const actor = { kind: 'staff', id: staffId } as const;
    const cancelled = await applyEvent(
      { tx, products: services.products, quoteId: quote.id, actor, now },
      // A due date would say that it was not paid.
      { event: 'cancelPolicy', change: () => ({ payment_status: 'Cancelled', pay_later_due: null }) },
    );
    const cancelling = { tx, policy, quote: cancelled, refund, reason, staffId, now };
    // What the provider has given back is given back: points go as if we had refunded it.
    const gone = Math.min(policy.amount, takenBack?.amount ?? refund);
    await takePointsBack({ ...cancelling, refund: gone });
    if (takenBack !== undefined)
      await decideTakenBackRow(tx, takenBack.invoice_no, { state: 'ended', by: staffId, reason, now });
    await payBackAndNotify(services, cancelling);
    return { policyNo };
  });
  return paidPolicyOf(await findPaidPolicy(services.db, policyNo));
};

interface CancelContext {
  readonly tx: Queries;
  readonly policy: PaidPolicyRow;
  readonly quote: Quote;
  /** Whole rupiah, from 0 to the premium. */
  readonly refund: number;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** The refund becomes due; agent and customer hear that the policy is cancelled, and how much goes back. */
const payBackAndNotify = async (
  services: Pick<Services, 'enqueue'>,
  { tx, policy, quote, refund, now }: CancelContext,
): Promise<void> => {
  const invoice = policy.invoice_no === null ? undefined : await findInvoice(tx, policy.invoice_no);
  // Sales that a previous demo began with were never invoiced: nothing was paid that could go back.
  if (refund > 0 && invoice !== undefined)
    await insertRefundDue(tx, { invoice, amount: refund, reason: 'cancelled-by-insurer' }, now);
  await insertNotification(tx, { quote, kind: 'policyEnded', amount: refund, now });
  await notifyOfPayment(services, { tx, quote }, { notice: 'policyEnded', amount: refund });
};
