import { payLaterDueDate } from '@payung/shared/domain/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#database/database.ts';
import { newReference, nextPolicyNo } from '#database/identifiers.ts';
import { insertNotificationOnce } from '#repositories/notifications.ts';
import { insertPoints } from '#repositories/points.ts';
import { insertPolicy } from '#repositories/policies.ts';
import { completeReferral } from '#repositories/referrals.ts';
import type { Policy, Quote } from '#repositories/tables.ts';
import { takeStep } from '../quote/quote-step.ts';
import type { Language } from '../language.ts';
import type { Services } from '../services.ts';

export interface Issue {
  readonly quote: Quote;
  /** Paid now, or to be paid later. */
  readonly isPaid: boolean;
  readonly invoiceNo: string | null;
  readonly actor: 'agent' | 'customer' | 'system';
  readonly actorId: string;
  readonly language: Language;
}

const kindOf = ({ isPaid }: Issue): Policy['kind'] => (isPaid ? 'paid' : 'payLater');

const sellQuote = (
  services: Pick<Services, 'productOf'>,
  tx: Queries,
  issue: Issue,
  policyNo: string,
  due: string | null,
  now: Date,
) => {
  return takeStep(
    services,
    tx,
    {
      quoteId: issue.quote.id,
      event: issue.isPaid ? 'paid' : 'payLater',
      actor: issue.actor,
      actorId: issue.actorId,
      change: () => ({
        policy_no: policyNo,
        payment_status: issue.isPaid ? 'Paid' : 'PayLater',
        pay_later_due: due,
      }),
    },
    now,
  );
};

/**
 * The one place where a policy comes from. Number, stage, notification, e-mail and points appear
 * together or not at all; the quote's unique policy is what keeps a second one out, whatever arrives twice.
 */
export const issuePolicy = async (
  services: Pick<Services, 'enqueue' | 'productOf'>,
  tx: Queries,
  issue: Issue,
  now: Date,
): Promise<Policy> => {
  const { quote } = issue;
  const today = todayInJakarta(now);
  const kind = kindOf(issue);
  const due = kind === 'payLater' ? payLaterDueDate(today, quote.start_date) : null;
  const policyNo = await nextPolicyNo(tx, today);
  const sold = await sellQuote(services, tx, issue, policyNo, due, now);
  const policy = await insertPolicy(tx, {
    policy_no: policyNo,
    quote_id: quote.id,
    version: quote.proposal_version ?? quote.version,
    agent_id: quote.agent_id,
    proposal_no: quote.proposal_no ?? '',
    invoice_no: issue.invoiceNo,
    kind,
    amount: quote.due_premium,
    pay_later_due: due,
    session_id: newReference(),
    issued_at: now,
  });
  await insertNotificationOnce(tx, sold, kind === 'paid' ? 'policyGenerated' : 'payLater', now);
  if (kind === 'paid') {
    await completeReferral(tx, quote.id, now);
    await insertPoints(tx, policy, now);
  }
  await services.enqueue(tx, { kind: 'sendPolicyEmail', quoteId: quote.id, language: issue.language });
  return policy;
};
