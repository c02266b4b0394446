import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isCheckoutAddress } from '@payung/shared/journey/payment/checkout-address.ts';
import { CheckoutPanel } from '@payung/shared/journey/payment/checkout-panel.tsx';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/cover.ts';
import { CoverFacts } from './cover-facts.tsx';
import { LateStart } from './late-start.tsx';
import { PriceAccount } from './price-account.tsx';
import { resultAddress } from './result-address.ts';

const leaveFor = (address: string): void => window.location.assign(address);

/** What is paid for, the price, and the ways to pay it. */
export const Checkout = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const product = useProductById(quote.productId);
  const [refusedCount, setRefusedCount] = useState(0);
  const result = resultAddress(quote);
  if (result !== undefined) return <Navigate to={result} replace />;

  // An issued policy has begun by rights; only its money is missing.
  const isLate = payLaterState(quote) === undefined && !isStartAllowed(quote.startDate, today());
  return (
    <CheckoutPanel
      key={refusedCount}
      quote={quote}
      product={product}
      blocked={isLate ? <LateStart quoteId={quote.id} /> : undefined}
      price={<PriceAccount quote={quote} />}
      onCheckout={(address) => {
        if (isCheckoutAddress(address, window.location)) leaveFor(address);
        else setRefusedCount((count) => count + 1);
      }}
    >
      <section className="py-card" aria-label={t('pa.payment.summary')}>
        <CoverFacts quote={quote} />
      </section>
      {refusedCount === 0 ? null : <InlineNotice kind="error" text={t('payment.unknownHost')} />}
    </CheckoutPanel>
  );
};
