import { Navigate } from 'react-router-dom';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { CheckoutPanel } from '@payung/shared/journey/payment/checkout-panel.tsx';
import { payLaterState, resultAddress } from '@payung/shared/journey/payment/pay-later-state.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { isStartAllowed } from '#rules/cover.ts';
import { CoverFacts, PriceAccount } from './price-account.tsx';

/** What is paid for, the price, and the ways to pay it. */
export const Checkout = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const product = useProductById(quote.productId);
  const result = resultAddress(quote, paCiRoutes.policy.path, today());
  if (result !== undefined) return <Navigate to={result} replace />;

  // An issued policy may have begun already; only its payment is missing.
  const isLate = payLaterState(quote, today()) === undefined && !isStartAllowed(quote.startDate, today());
  return (
    <CheckoutPanel
      quote={quote}
      product={product}
      blocked={
        isLate ? (
          <LateStart
            quoteId={quote.id}
            path={paCiRoutes.customerInformation.path}
            words={{ late: t('pa.late'), change: t('pa.late.change') }}
          />
        ) : undefined
      }
      price={<PriceAccount quote={quote} />}
    >
      <section className="py-card" aria-label={t('pa.payment.summary')}>
        <CoverFacts quote={quote} />
      </section>
    </CheckoutPanel>
  );
};
