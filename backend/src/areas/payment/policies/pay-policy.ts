import type { Queries } from '#core/database/database.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import { insertNotificationOnce } from '#areas/notifications/sql.ts';
import { markPolicyPaid } from './policies-sql.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { issueReceiptContent } from '#areas/quote/documents/receipt-content.ts';
import { rewardSale } from './issue-policy.ts';
import type { IssueServices } from './issue-policy.ts';

/** At once, or later; it may have been cancelled since. */
export const wasPaid = ({ kind, paid_at }: Pick<Policy, 'kind' | 'paid_at'>): boolean =>
  kind === 'paid' || paid_at !== null;

export const isUnpaid = (policy: Policy): boolean => !wasPaid(policy) && policy.cancelled_at === null;

export interface PolicyPayment {
  readonly tx: Queries;
  /** Locked. */
  readonly quote: Quote;
  readonly policy: Policy;
  readonly invoiceNo: string;
  readonly now: Date;
}

/** The policy that was to be paid later is paid: the same policy, with all that a paid one brings. */
export const payPolicy = async (
  services: IssueServices,
  { tx, quote, policy, invoiceNo, now }: PolicyPayment,
): Promise<void> => {
  const actor = { kind: 'system', id: 'payment' } as const;
  const paid = await markPolicyPaid(tx, { policyNo: policy.policy_no, invoiceNo, now });
  const sold = await applyEvent(
    { tx, productOf: services.productOf, quoteId: quote.id, actor, now },
    { event: 'paidLater', change: () => ({ payment_status: 'Paid' }) },
  );
  await insertNotificationOnce(tx, { quote: sold, kind: 'policyGenerated', now });
  await issueReceiptContent(services, tx, { product: services.productOf(sold.product_id), policy: paid });
  await rewardSale(tx, paid, now);
  const language = await findContactLanguage(tx, quote.id);
  await services.enqueue(tx, { kind: 'sendPolicyEmail', quoteId: quote.id, language });
};
