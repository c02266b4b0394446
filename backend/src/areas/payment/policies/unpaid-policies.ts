import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isPayLaterOverdue } from '@payung/shared/domain/money/payment.ts';
import type { Queries } from '#core/database/database.ts';
import type { PolicyNoticeKind, Policy } from '#areas/payment/tables.ts';
import { transaction } from '#core/database/transaction.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { notifyOfPayment } from '../payment-notice.ts';
import { voidOpenInvoices } from '#areas/payment/sql/invoices.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import {
  findPolicy,
  insertPolicyNoticeOnce,
  listOverduePolicies,
  listPoliciesToRemind,
  markPolicyCancelled,
} from './policies-sql.ts';
import type { QuotePage } from './policies-sql.ts';
import { linkForCustomer } from '#areas/quote/share-link.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '#areas/services.ts';
import { untilOneFails } from '#core/jobs/one-by-one.ts';
import type { OneByOne } from '#core/jobs/one-by-one.ts';
import { isUnpaid } from './issue-policy.ts';

const AT_ONCE = 50;

/** Days before the due date on which people are reminded; the second number catches up after an outage. */
const REMINDERS = [
  { kind: 'dueTomorrow', from: 0, to: 1 },
  { kind: 'dueInSevenDays', from: 2, to: 7 },
] as const;

interface UnpaidPolicy {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly policy: Policy;
  readonly now: Date;
}

/** Notifies agent and customer once of each kind. */
const notifyOnce = async (
  services: Services,
  { tx, quote, policy, now }: UnpaidPolicy,
  kind: PolicyNoticeKind,
): Promise<void> => {
  if (!(await insertPolicyNoticeOnce(tx, { policyNo: policy.policy_no, kind, now }))) return;
  await insertNotification(tx, { quote, kind, now });
  const link = kind === 'cancelled' ? '' : await linkForCustomer(services, { tx, quote });
  await notifyOfPayment(services, { tx, quote, link }, { notice: kind });
};

const cancel = async (services: Services, unpaid: UnpaidPolicy): Promise<void> => {
  const { tx, quote, policy, now } = unpaid;
  await voidOpenInvoices(tx, quote.id, now);
  await markPolicyCancelled(tx, policy.policy_no, now);
  const actor = { kind: 'system', id: 'payment' } as const;
  const cancelled = await applyEvent(
    { tx, products: services.products, quoteId: quote.id, actor, now },
    { event: 'cancelPolicy', change: () => ({ payment_status: 'Cancelled' }) },
  );
  await notifyOnce(services, { ...unpaid, quote: cancelled }, 'cancelled');
};

/** Under the quote's lock, and only when the policy is still unpaid then. */
const withUnpaid = (
  services: Services,
  quoteId: string,
  work: (unpaid: UnpaidPolicy) => Promise<void>,
): Promise<void> =>
  transaction(services.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    const policy = await findPolicy(tx, quoteId);
    if (quote === undefined || policy === undefined || !isUnpaid(policy)) return;
    await work({ tx, quote, policy, now: services.clock.now() });
  });

/** All of a list, page by page: those that fail stay in it, and must not stand before the others. */
const onAll = async (
  listPage: (page: QuotePage) => Promise<readonly string[]>,
  oneByOne: (quoteIds: readonly string[]) => Promise<void>,
): Promise<void> => {
  let after = '';
  for (;;) {
    const quoteIds = await listPage({ after, limit: AT_ONCE });
    await oneByOne(quoteIds);
    const last = quoteIds.at(-1);
    if (last === undefined || quoteIds.length < AT_ONCE) return;
    after = last;
  }
};

/** Reminds before the due date of policies that are paid later, and cancels those that it has passed. */
export const watchUnpaidPolicies = async (
  services: Services,
  oneByOne: OneByOne = untilOneFails,
): Promise<void> => {
  const { db, clock } = services;
  const today = todayInJakarta(clock.now());
  const cancelOverdue = (quoteId: string) =>
    withUnpaid(services, quoteId, async (unpaid) => {
      const due = unpaid.policy.pay_later_due;
      if (due !== null && isPayLaterOverdue(due, today)) await cancel(services, unpaid);
    });
  await onAll(
    (page) => listOverduePolicies(db, { today, ...page }),
    (quoteIds) => oneByOne('quoteToCancel', quoteIds, cancelOverdue),
  );
  for (const { kind, from, to } of REMINDERS) {
    const remindOf = (quoteId: string) =>
      withUnpaid(services, quoteId, (unpaid) => notifyOnce(services, unpaid, kind));
    await onAll(
      (page) => listPoliciesToRemind(db, { kind, today, from, to, ...page }),
      (quoteIds) => oneByOne('quoteToRemind', quoteIds, remindOf),
    );
  }
};
