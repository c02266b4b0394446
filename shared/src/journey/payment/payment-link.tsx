import { useState } from 'react';
import type { Checkout } from '#schemas/payment.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { PAYMENT_LINK_HOURS } from '#domain/money/payment.ts';
import { useText } from '#messages/text.ts';
import { useFailureText } from '#api/failure-text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';
import { LinkValidity, useHasPassed } from './link-validity.tsx';
import { useCheckout } from './use-checkout.ts';
import type { AgreedTerms } from './use-checkout.ts';
import { Button } from '#ui/button.tsx';

interface PaymentLinkProps {
  quote: QuoteRecord;
  /** What was ticked above. */
  agreed: AgreedTerms;
  disabled: boolean;
}

/** An agent hands the payment to the insured: a link for 24 hours that can be refreshed (PAY-007, PAY-016). */
export const PaymentLink = ({ quote, agreed, disabled }: PaymentLinkProps) => {
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
    checkout.begin({ proposalNo, ...agreed }, setMade);
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
