import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { payTarget } from '#day/home/quote-state.ts';
import { PaymentLink } from '#day/payment-pending/payment-link.tsx';
import { paymentState } from './payment-state.ts';
import styles from './policy-detail.module.css';

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
