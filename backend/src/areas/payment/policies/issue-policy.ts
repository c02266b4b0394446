import { pushToAgent } from '#areas/push/push-notice.ts';
import { payLaterDueDate } from '@payung/shared/domain/money/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { EventActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { onceKept } from '#core/database/transaction.ts';
import { newReference, nextPolicyNo } from '#core/database/identifiers.ts';
import { insertNotificationOnce } from '#areas/notifications/sql.ts';
import { insertPolicy, markPolicyPaid } from './policies-sql.ts';
import { completeReferral } from '#areas/quote/sql/quotes.ts';
import type { Policy } from '#areas/payment/tables.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { alertOnSale } from '#areas/duplicate-alerts/marks.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { issuePolicyContent, issueReceiptContent } from '#areas/quote/documents/policy-content.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Services } from '#areas/services.ts';
import { creditPoints } from '../points.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';

interface IssueContext {
  readonly tx: Queries;
  readonly quote: Quote;
  /** Paid now, or to be paid later. */
  readonly isPaid: boolean;
  readonly invoiceNo: string | null;
  readonly actor: EventActor;
  readonly now: Date;
}

interface Numbers {
  readonly policyNo: string;
  readonly due: string | null;
}

const sellQuote = (
  { products }: Pick<Services, 'products'>,
  { tx, quote, isPaid, actor, now }: IssueContext,
  { policyNo, due }: Numbers,
): Promise<Quote> =>
  applyEvent(
    { tx, products, quoteId: quote.id, actor, now },
    {
      event: isPaid ? 'paid' : 'payLater',
      change: () => ({
        policy_no: policyNo,
        payment_status: isPaid ? 'Paid' : 'PayLater',
        pay_later_due: due,
      }),
    },
  );

const insertPolicyOf = ({ tx, quote, isPaid, invoiceNo, now }: IssueContext, { policyNo, due }: Numbers) =>
  insertPolicy(tx, {
    policy_no: policyNo,
    quote_id: quote.id,
    version: quote.proposal_version ?? quote.version,
    agent_id: quote.agent_id,
    proposal_no: quote.proposal_no ?? '',
    invoice_no: invoiceNo,
    kind: isPaid ? 'paid' : 'payLater',
    amount: quote.due_premium,
    pay_later_due: due,
    reference: newReference(),
    issued_at: now,
  });

/** What people earn once the insured has paid. */
const rewardSale = async (tx: Queries, policy: Policy, now: Date): Promise<void> => {
  await completeReferral(tx, policy.quote_id, now);
  await creditPoints(tx, policy, now);
  await alertOnSale(tx, policy, now);
};

/** In the language of the customer, whoever has paid or chosen to pay later. */
const mailPolicy = async (
  { enqueue }: Pick<Services, 'enqueue'>,
  { tx, quote }: Pick<IssueContext, 'tx' | 'quote'>,
): Promise<void> => {
  const language = await findContactLanguage(tx, quote.id);
  await enqueue(tx, { kind: 'sendPolicyEmail', quoteId: quote.id, language });
};

type IssueServices = Pick<Services, 'enqueue' | 'products' | 'publicUrl'> & {
  readonly documents: Pick<Services['documents'], 'issue' | 'find'>;
  readonly sales: Pick<Services['sales'], 'policyIssued'>;
};

/**
 * The only place where policies are issued. Number, texts, stage, notification, e-mail and points are saved
 * together or not at all; the quote's unique policy is what keeps a second one out, whatever arrives twice.
 */
export const issuePolicy = async (services: IssueServices, issue: IssueContext): Promise<Policy> => {
  const { tx, quote, isPaid, now } = issue;
  // For money that arrived this was checked before, in this transaction; here it refuses a policy to be paid later.
  const conflicting = await services.products.sold(quote.product_id).conflictingPolicy?.(tx, quote);
  if (conflicting !== undefined) throw refused(conflicting);
  const today = todayInJakarta(now);
  const due = isPaid ? null : payLaterDueDate(today, quote.start_date);
  const numbers = { policyNo: await nextPolicyNo(tx, today), due };
  const sold = await sellQuote(services, issue, numbers);
  const policy = await insertPolicyOf(issue, numbers);
  onceKept(tx, () => services.sales.policyIssued(quote.product_id, isPaid ? 'paid' : 'payLater'));
  const product = services.products.shown(quote.product_id);
  await issuePolicyContent(services, tx, { product, policy });
  await insertNotificationOnce(tx, { quote: sold, kind: isPaid ? 'policyGenerated' : 'payLater', now });
  if (isPaid) {
    await pushToAgent(services, tx, { quote: sold, event: 'paid' });
    await issueReceiptContent(services, tx, { product, policy });
    await rewardSale(tx, policy, now);
  }
  await mailPolicy(services, issue);
  return policy;
};

/** Whether it was paid, immediately or later; it may have been cancelled since. */
export const wasPaid = ({ kind, paid_at }: Pick<Policy, 'kind' | 'paid_at'>): boolean =>
  kind === 'paid' || paid_at !== null;

export const isUnpaid = (policy: Policy): boolean => !wasPaid(policy) && policy.cancelled_at === null;

interface PolicyPayment {
  readonly tx: Queries;
  /** Locked. */
  readonly quote: Quote;
  readonly policy: Policy;
  readonly invoiceNo: string;
  readonly now: Date;
}

/** Records the payment of a policy that was to be paid later, with all effects of a paid policy. */
export const payPolicy = async (
  services: IssueServices,
  { tx, quote, policy, invoiceNo, now }: PolicyPayment,
): Promise<void> => {
  const actor = { kind: 'system', id: 'payment' } as const;
  const paid = await markPolicyPaid(tx, { policyNo: policy.policy_no, invoiceNo, now });
  const sold = await applyEvent(
    { tx, products: services.products, quoteId: quote.id, actor, now },
    { event: 'paidLater', change: () => ({ payment_status: 'Paid' }) },
  );
  await insertNotificationOnce(tx, { quote: sold, kind: 'policyGenerated', now });
  await pushToAgent(services, tx, { quote: sold, event: 'paid' });
  await issueReceiptContent(services, tx, {
    product: services.products.shown(sold.product_id),
    policy: paid,
  });
  await rewardSale(tx, paid, now);
  await mailPolicy(services, { tx, quote });
};
