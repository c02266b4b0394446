import { useEffect, useState } from 'react';
import { Button } from 'antd';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { PAYMENT_LINK_HOURS, paymentLinkExpiresAt } from '#domain/money/payment.ts';
import { useText } from '#messages/text.ts';
import { serverMessage } from '#api/server-message.ts';
import { useCheckout } from './use-checkout.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

interface MadeLink {
  readonly url: string;
  /** Milliseconds. */
  readonly expiresAt: number;
}

const useHasPassed = (moment: number | undefined): boolean => {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setPassed(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && passed === moment;
};

/** An agent hands the payment to the insured: a link for 24 hours that can be made anew (PAY-007, PAY-016). */
export const PaymentLink = ({ quote, disabled }: { quote: QuoteRecord; disabled: boolean }) => {
  const text = useText();
  const checkout = useCheckout();
  const [made, setMade] = useState<MadeLink>();
  const isExpired = useHasPassed(made?.expiresAt);
  const { proposalNo } = quote;

  const make = (): void => {
    if (proposalNo === undefined) return;
    checkout.begin(proposalNo, ({ url, expiresAt }) => {
      const told = Date.parse(expiresAt);
      setMade({ url, expiresAt: Number.isNaN(told) ? paymentLinkExpiresAt(Date.now()) : told });
    });
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
          <p className="py-quiet">
            {text('checkout.link.until', { time: dayAndTime.format(made.expiresAt) })}
          </p>
        </>
      ) : null}
      {isExpired ? <InlineNotice kind="warning" text={text('notice.paymentLinkExpired')} /> : null}
      {checkout.isError ? (
        <InlineNotice kind="error" text={serverMessage(checkout.error) || text('error.requestFailed')} />
      ) : null}
      <div>
        <Button size="large" disabled={disabled} loading={checkout.isPending} onClick={make}>
          {text(made === undefined ? 'checkout.link.make' : 'checkout.link.refresh')}
        </Button>
      </div>
    </section>
  );
};
