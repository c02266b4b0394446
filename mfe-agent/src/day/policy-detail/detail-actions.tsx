import { useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { PolicyDetail } from '@payung/shared/schemas/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { payTarget } from '#day/home/quote-state.ts';
import { ContactWays } from '#day/leads/contact-actions.tsx';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { PaymentLink } from '#day/payment-pending/payment-link.tsx';
import { TodoDialog } from '#day/todo/todo-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { PolicyDownload } from './policy-download.tsx';
import { QuoteAgainLink } from './quote-again-link.tsx';
import { SummaryLink } from './summary-link.tsx';
import styles from './policy-detail.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/**
 * The payment state of a policy: it can be paid, it was not paid in time, or the journey has begun
 * (DASH-014, ruling K76). Undefined when it is paid, or not confirmed yet.
 */
const paymentState = (
  policy: PolicyDetail,
  day: IsoDate,
): 'backdated' | 'cancelled' | 'payable' | undefined => {
  if (payLaterState(policy, day) === 'cancelled') return 'cancelled';
  if (policy.proposalNo === undefined || policy.paymentStatus === 'Paid') return undefined;
  const { departureDate } = policy;
  if (departureDate !== undefined && isBackdated(departureDate, day)) return 'backdated';
  return policy.isPayable ? 'payable' : undefined;
};

/** Pay Now and the payment link to copy, or why there are none (DASH-009, DASH-014, PAY-032). */
export const DetailPayment = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  const navigate = useNavigate();
  const product = useProductById(policy.productId);
  const { proposalNo, payLaterDueDate, customerName, linkExpiresAt } = policy;
  const date = payLaterDueDate === undefined ? '' : formatDate(payLaterDueDate);
  const state = paymentState(policy, today());
  if (state === 'cancelled') {
    const message = date === '' ? text('dashboard.cancelled') : text('pending.cancelled', { date });
    return <InlineNotice kind="error" text={message} />;
  }
  if (state === 'backdated') return <InlineNotice kind="warning" text={text('notice.backdated')} />;
  if (state === undefined || proposalNo === undefined || !policy.isOwn) return null;
  const payAddress = payTarget(product, policy.quoteId);
  return (
    <div className="py-stack-tight">
      {date === '' ? null : <p className="py-small">{text('pending.due', { date })}</p>}
      <div className={styles['ways']}>
        {payAddress === undefined ? null : (
          <Button
            type="primary"
            aria-label={text('pending.payNowFor', { name: customerName })}
            onClick={() => navigate(payAddress)}
          >
            {text('common.payNow')}
          </Button>
        )}
        <PaymentLink payment={{ proposalNo, insuredName: customerName, linkExpiresAt }} />
      </div>
    </div>
  );
};

/**
 * Message, call and e-mail, when the server sends contact data (ruling R33 over K95). Whether and when a customer
 * may be contacted is stored with the lead; while it is unknown, the agent is warned.
 */
export const DetailContact = ({ policy }: { readonly policy: PolicyDetail }) => {
  const { leadId, customerName, phone, email } = policy;
  const hasContact = [phone, email].some((given) => given !== undefined && given !== '');
  const detail = useQuery({
    ...queryOf(leadEndpoints.getLead, { params: { leadId }, quiet: true }),
    enabled: hasContact && leadId !== '',
  });
  const { zone = 'WIB', mayContact, doNotContact } = detail.data?.lead ?? {};
  return (
    <ContactWays hasLabels lead={{ fullName: customerName, phone, email, zone, mayContact, doNotContact }} />
  );
};

/** The document of an issued policy, links to its open quote and its lead, and a task about it. */
export const DetailActions = ({ policy }: { readonly policy: PolicyDetail }) => {
  const text = useText();
  const product = useProductById(policy.productId);
  const [isPlanning, setPlanning] = useState(false);
  const { quoteId, stage, status, policyNo, isOwn, leadId } = policy;
  const isOpen = status === 'in progress' || status === 'auto declined';
  const resume =
    isOpen && !isSold(stage) && product !== undefined ? landing(product.leadStages, stage) : undefined;
  const isClosed = isSold(stage) || !(isOpen || status === 'pending payment');
  return (
    <>
      {isOwn && policyNo !== undefined ? (
        <PolicyDownload quoteId={quoteId} policyNo={policyNo} productId={policy.productId} />
      ) : null}
      <div className={styles['ways']}>
        {isOwn && resume !== undefined ? (
          <Link className="py-text-button" to={quoteAddress(resume, quoteId)}>
            {text('detail.resume')}
          </Link>
        ) : null}
        {isOwn && isClosed ? <SummaryLink quoteId={quoteId} productId={policy.productId} /> : null}
        {isOwn && isClosed && leadId !== '' ? (
          <QuoteAgainLink quoteId={quoteId} productId={policy.productId} leadId={leadId} />
        ) : null}
        {leadId === '' ? null : (
          <Link className="py-text-button" to={leadAddress(leadId)}>
            {text('detail.lead')}
          </Link>
        )}
        <Button aria-haspopup="dialog" onClick={() => setPlanning(true)}>
          {text('detail.todo')}
        </Button>
      </div>
      {isPlanning ? <TodoDialog about={{ quoteId }} onClose={() => setPlanning(false)} /> : null}
    </>
  );
};
