import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { isStartDateAllowed } from '@payung/shared/domain/home/check-property.ts';
import { isCheckoutAddress } from '@payung/shared/journey/checkout-address.ts';
import { CheckoutPanel } from '@payung/shared/journey/checkout-panel.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { WordingLink } from '@payung/shared/journey/wording-link.tsx';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { insuredAddress } from '#home-quote/address-line.ts';
import { LateStart } from '#home-quote/late-start.tsx';
import { PriceAccount } from '#home-quote/price-account.tsx';
import { useText } from '#messages/catalogue.ts';
import { resultAddress } from './result-address.ts';

const leaveFor = (address: string): void => window.location.assign(address);

/** What is paid for, the price, and the ways to pay it. */
export const Checkout = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const product = useProductById(quote.product_Id);
  const [strangers, setStrangers] = useState(0);
  const result = resultAddress(quote);
  if (result !== undefined) return <Navigate to={result} replace />;

  const isLate = !isStartDateAllowed(quote.homeEffectiveDate, today());
  return (
    <>
      <section className="py-card" aria-label={t('home.payment.summary')}>
        <Facts>
          <Fact label={t('home.property.insured')}>{quote.insuredName}</Fact>
          <Fact label={t('home.customer.period')}>
            <DateText iso={quote.homeEffectiveDate} /> – <DateText iso={quote.homeExpiryDate} />
          </Fact>
          <Fact label={t('home.customer.address.insured')}>{insuredAddress(quote)}</Fact>
        </Facts>
      </section>
      {strangers === 0 ? null : <InlineNotice kind="error" text={t('payment.strangeHost')} />}
      <CheckoutPanel
        key={strangers}
        quote={quote}
        product={product}
        blocked={isLate ? <LateStart quoteId={quote._id} /> : undefined}
        price={<PriceAccount quote={quote} />}
        onCheckout={(address) => {
          if (isCheckoutAddress(address, window.location)) leaveFor(address);
          else setStrangers((count) => count + 1);
        }}
        termsLink={<WordingLink />}
      />
    </>
  );
};
