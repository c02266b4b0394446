import { useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'antd';
import type { Checkout } from '#schemas/payment.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { PAYMENT_LINK_HOURS } from '#domain/money/payment.ts';
import { useText } from '#messages/text.ts';
import { useFailureText } from '#api/failure-text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';
import { formatMoment } from '#domain/dates.ts';
import { useCheckout } from './use-checkout.ts';

/** An agent hands the payment to the insured: a link for 24 hours that can be refreshed (PAY-007, PAY-016). */
export const PaymentLink = ({ quote, disabled }: { quote: QuoteRecord; disabled: boolean }) => {
  const text = useText();
  const failureText = useFailureText();
  const checkout = useCheckout(quote.id);
  const [made, setMade] = useState<Checkout>();
  // Of the one that was made, or of one that was made before.
  const hasEnded = useHasPassed(made?.expiresAt ?? quote.linkExpiresAt);
  const isExpired = hasEnded || (made === undefined && quote.paymentStatus === 'Expired');
  const { proposalNo } = quote;

  const make = (): void => {
    if (proposalNo === undefined) return;
    checkout.begin(proposalNo, setMade);
  };

  return (
    <section className="py-card">
      <h2>{text('checkout.link.title')}</h2>
      <p className="py-quiet">{text('checkout.link.text', { hours: PAYMENT_LINK_HOURS })}</p>
      {made !== undefined && !isExpired ? (
        <>
          <ShareSheet
            link={made.url}
            message={text('checkout.link.message', { code: quote.code, link: made.url })}
            phone={quote.insuredPhone || undefined}
            emailSubject={text('checkout.link.subject', { code: quote.code })}
          />
          <LinkValidity expiresAt={made.expiresAt} />
        </>
      ) : null}
      {isExpired && !disabled ? (
        <InlineNotice kind="warning" text={text('notice.paymentLinkExpired')} />
      ) : null}
      {checkout.isError ? <InlineNotice kind="error" text={failureText(checkout.error)} /> : null}
      <div>
        <Button size="large" disabled={disabled} loading={checkout.isPending} onClick={make}>
          {text(made === undefined && !isExpired ? 'checkout.link.make' : 'checkout.link.refresh')}
        </Button>
      </div>
    </section>
  );
};

/** The longest wait that a timer of a browser can hold; nobody keeps a page open that long. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Whether a moment (ISO) has passed; tells when it passes. Unknown moments do not. */
export const useHasPassed = (iso: string | undefined): boolean => {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const wait = iso === undefined ? Number.NaN : Math.max(0, Date.parse(iso) - Date.now());
    if (Number.isNaN(wait) || wait > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(() => setPassed(iso), wait);
    return () => clearTimeout(timer);
  }, [iso]);
  return iso !== undefined && passed === iso;
};

/** Until when a payment link is valid, as the server said it (PAY-016). */
export const LinkValidity = ({ expiresAt }: { expiresAt: string }) => {
  const text = useText();
  const time = formatMoment(expiresAt);
  return time === '' ? null : <p className="py-quiet">{text('checkout.link.until', { time })}</p>;
};

interface ExpiredLinkProps {
  /** Its newest payment link. */
  readonly quote: { readonly linkExpiresAt?: string };
  /** The payment page, where it is refreshed. */
  readonly to: string;
  /** Tells several apart, where several stand on a page. */
  readonly label?: string;
}

/** Says that the newest payment link has expired, and leads to where it is refreshed (PAY-016). */
export const ExpiredLink = ({ quote, to, label }: ExpiredLinkProps) => {
  const text = useText();
  if (!useHasPassed(quote.linkExpiresAt)) return null;
  return (
    <InlineNotice
      kind="warning"
      text={
        <>
          {text('notice.paymentLinkExpired')}{' '}
          <Link to={to} aria-label={label}>
            {text('checkout.link.refresh')}
          </Link>
        </>
      }
    />
  );
};
