import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { canPayLater } from '#domain/money/payment.ts';
import { CONSENT_VERSIONS } from '#domain/privacy/consent-texts.ts';
import { useText } from '#messages/text.ts';
import type { ProductDescription } from '#product.ts';
import { LegalLinks } from '#journey/confirm/consents.tsx';
import { DownloadQuotation } from '#journey/share/download-quotation.tsx';
import { PriceLines } from '#journey/price/price-lines.tsx';
import { expiredPriceNotice } from '#journey/price/expired-notices.tsx';
import { isStale } from '#journey/steps/save-step.ts';
import { today } from '#journey/steps/today.ts';
import { useFailureText } from '#api/failure-text.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { StickyBar } from '#ui/layout/page.tsx';
import { FieldError } from '#ui/fields/field-error.tsx';
import { useFocusOnMissing } from '#ui/fields/focus-on-missing.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { isCheckoutAddress, useCheckout } from './use-checkout.ts';
import type { AgreedTerms } from './use-checkout.ts';
import { HowToPay } from './how-to-pay.tsx';
import { PayLater, usePayLater } from './pay-later.tsx';
import { PayLaterNotice } from './pay-later-notice.tsx';
import { payLaterState } from './pay-later-state.ts';
import { PaymentLink } from './payment-link.tsx';
import styles from './checkout-panel.module.css';
import { CheckBox } from '#ui/choices/check-box.tsx';

interface CheckoutPanelProps {
  quote: QuoteRecord;
  /** Says where a refused "pay later" leads. */
  product: ProductDescription | undefined;
  /** Why this quote cannot be paid, whatever is ticked. */
  blocked?: ReactNode;
  /** The product's own account of the price, instead of the lines that all products have. */
  price?: ReactNode;
  /** What is paid for. */
  children?: ReactNode;
}

const TERMS_ERROR = 'checkout-terms-error';

/** The last step before the money: price, terms, and the ways to pay. */
export const CheckoutPanel = ({ quote, product, blocked, price, children }: CheckoutPanelProps) => {
  const text = useText();
  const failureText = useFailureText();
  const isLinkMode = useIsLinkMode();
  const [hasAgreed, setAgreed] = useState(false);
  /** The texts behind the box are those of the day on which it was shown. */
  const [shownOn] = useState(today);
  const agreed: AgreedTerms = hasAgreed ? { termsVersion: CONSENT_VERSIONS.checkoutTerms, shownOn } : {};
  const [isAsked, setAsked] = useState(false);
  const checkout = useCheckout(quote.id);
  const [isAddressRefused, setAddressRefused] = useState(false);
  const [terms, showMissing] = useFocusOnMissing<HTMLElement>();
  const laterState = payLaterState(quote, today());
  const later = usePayLater(quote, product);
  const { proposalNo } = quote;
  // The price of an issued policy stands; it is due until a day of its own.
  const expired = laterState === undefined ? expiredPriceNotice(quote, today()) : undefined;
  const reason = blocked || expired || (proposalNo === undefined ? text('checkout.blocked') : undefined);
  const isClosed = reason !== undefined || laterState === 'cancelled';
  const hasChanged = later.hasChanged || isStale(checkout.error);
  // Until the page is left: a second press would make a second invoice.
  const isLeaving = checkout.isPending || checkout.isSuccess;

  const refuse = (): void => {
    setAsked(true);
    showMissing();
  };

  const proceed = (): void => {
    if (proposalNo === undefined || isLeaving) return;
    setAddressRefused(false);
    checkout.begin({ proposalNo, ...agreed }, ({ url }) => {
      if (isCheckoutAddress(url, window.location)) return window.location.assign(url);
      setAddressRefused(true);
      checkout.reset();
    });
  };

  return (
    <CheckoutLayout
      summary={children}
      price={
        <section className="py-card">
          {price ?? (
            <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={text('checkout.due')} />
          )}
          {isLinkMode ? <DownloadQuotation quote={quote} /> : null}
        </section>
      }
    >
      <PayLaterNotice quote={quote} />
      {reason === undefined || laterState === 'cancelled' ? null : (
        <InlineNotice kind="warning" text={reason} />
      )}
      <section className="py-card" ref={terms}>
        <CheckBox
          checked={hasAgreed}
          aria-describedby={TERMS_ERROR}
          aria-invalid={(isAsked && !hasAgreed) || undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          {text(isLinkMode ? 'checkout.terms' : 'consent.terms.agent')}
        </CheckBox>
        <FieldError id={TERMS_ERROR}>
          {isAsked && !hasAgreed ? text('checkout.terms.required') : undefined}
        </FieldError>
        <LegalLinks of="contract" productId={quote.productId} />
      </section>
      {isClosed ? null : <HowToPay />}
      {hasChanged ? (
        <InlineNotice
          kind="error"
          text={text('quote.saved.newPrice', { amount: formatRupiah(quote.duePremium) })}
        />
      ) : null}
      {checkout.isError && !hasChanged ? (
        <InlineNotice kind="error" text={failureText(checkout.error)} />
      ) : null}
      {isAddressRefused ? <InlineNotice kind="error" text={text('payment.unknownHost')} /> : null}
      <StickyBar>
        <ActionBar
          total={quote.duePremium}
          totalLabel={text('checkout.due')}
          primary={{
            label: text('checkout.proceed'),
            disabled: isClosed || !hasAgreed,
            onRefused: isClosed ? undefined : refuse,
            busy: isLeaving,
            onPress: proceed,
          }}
        />
      </StickyBar>
      {canPayLater(quote.paymentStatus) ? (
        <PayLater
          quote={quote}
          disabled={isClosed}
          busy={later.isPending}
          onAgreed={() => {
            if (proposalNo !== undefined) later.payLater({ proposalNo, ...agreed });
          }}
        />
      ) : null}
      {isLinkMode ? null : <PaymentLink quote={quote} agreed={agreed} disabled={isClosed} />}
    </CheckoutLayout>
  );
};

interface CheckoutLayoutProps {
  /** What is paid for. */
  summary: ReactNode;
  /** At the right on wide windows, and in sight while the rest scrolls. */
  price: ReactNode;
  /** The terms and the ways to pay. */
  children: ReactNode;
}

/** The payment page beside its price, as on the pages before; one below the other on narrow windows. */
const CheckoutLayout = ({ summary, price, children }: CheckoutLayoutProps) => (
  <div className={styles.checkout}>
    <div className={styles.summary}>{summary}</div>
    <aside className={styles.price}>{price}</aside>
    <div className={styles.ways}>{children}</div>
  </div>
);
