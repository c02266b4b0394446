import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useNavigate } from 'react-router-dom';
import type { PendingPayment } from '@payung/shared/schemas/payment.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.ts';
import { useText } from '#messages/catalogue.ts';
import { payTarget } from '#day/home/quote-state.ts';
import { PaymentLink } from './payment-link.tsx';
import styles from './pending-card.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface PendingCardProps {
  readonly payment: PendingPayment;
  readonly isTapped: boolean;
}

export const PendingCard = ({ payment, isTapped }: PendingCardProps) => {
  const text = useText();
  const navigate = useNavigate();
  const product = useProductById(payment.productId);
  const productName = useProductName(payment.productId);
  const { departureDate, payLaterDueDate, insuredName } = payment;
  const payAddress = payTarget(product, payment.quoteId);
  const day = today();
  const state = payLaterState({ ...payment, paymentStatus: payment.status ?? 'Pending' }, day);
  const isBlocked = departureDate !== undefined && isBackdated(departureDate, day);
  return (
    <li className={`py-card ${isTapped ? styles['tapped'] : ''}`}>
      <div className={styles['head']}>
        <div>
          {isTapped ? <p className={styles['mark']}>{text('pending.tapped')}</p> : null}
          <h2>{insuredName}</h2>
          <p className="py-small py-quiet">
            {productName} · {text('pending.proposal', { number: payment.proposalNo })}
          </p>
          {payment.agentName === undefined ? null : (
            <p className="py-small">{text('lists.agent', { name: payment.agentName })}</p>
          )}
          {departureDate ? (
            <p className="py-small">{text('pending.departure', { date: formatDate(departureDate) })}</p>
          ) : null}
          {payLaterDueDate && state !== 'cancelled' ? (
            <p className="py-small">{text('pending.due', { date: formatDate(payLaterDueDate) })}</p>
          ) : null}
        </div>
        <strong className={styles['amount']}>
          <Rupiah amount={payment.duePremium} />
        </strong>
      </div>
      {state === 'cancelled' ? (
        <InlineNotice
          kind="error"
          text={text('pending.cancelled', {
            date: payLaterDueDate === undefined ? '' : formatDate(payLaterDueDate),
          })}
        />
      ) : null}
      {state !== 'cancelled' && isBlocked ? (
        <InlineNotice kind="warning" text={text('notice.backdated')} />
      ) : null}
      {state === 'cancelled' || isBlocked || payment.isOwn === false ? null : (
        <div className={styles['ways']}>
          {payAddress ? (
            <Button
              type="primary"
              aria-label={text('pending.payNowFor', { name: insuredName })}
              onClick={() => {
                openQuote(payment.quoteId, 'paymentNotification');
                void navigate(payAddress);
              }}
            >
              {text('common.payNow')}
            </Button>
          ) : null}
          <PaymentLink payment={payment} />
        </div>
      )}
    </li>
  );
};
