import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { CheckoutPanel } from '@payung/shared/journey/payment/checkout-panel.tsx';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { changedElsewhere } from '@payung/shared/ui/layout/changed-elsewhere.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useText } from '#messages/text.ts';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

/** A cover with a departure cannot be paid once that has passed (TRV-080, ruling K76). */
const hasDeparted = (quote: QuoteRecord): boolean =>
  quote.departureDate !== undefined && isBackdated(quote.departureDate, today());

const Checkout = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const product = useProductById(quote.productId);
  const productName = useProductName(quote.productId);
  const [shown] = useState(quote);
  // A proposal that was there and is gone was voided elsewhere: the next page says so.
  const change = shown.proposalNo === undefined ? undefined : changedElsewhere(shown, quote);
  const ownPage = product?.results?.payment ?? shellRoutes.payment.path;
  // The product has a payment page of its own.
  if (ownPage !== shellRoutes.payment.path) return <Navigate to={quoteAddress(ownPage, quote.id)} replace />;
  // A paid quote shows its result; there is nothing to check out (ruling G12). What is paid later is paid here.
  if (isSold(quote.stage) && payLaterState(quote, today()) === undefined)
    return <Navigate to={quoteAddress(shellRoutes.policySuccess.path, quote.id)} replace />;
  const open = product?.leadStages[quote.stage];
  // Not confirmed yet: the steps that come first lead here.
  if (quote.proposalNo === undefined && open !== undefined && open !== ownPage)
    return <Navigate to={quoteAddress(open, quote.id)} replace state={change} />;
  const summary = (
    <section className="py-card" aria-label={text('payment.summary')}>
      <Facts>
        <Fact label={text('payment.product')}>
          {[productName, quote.planName].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label={text('payment.insured')}>{quote.insuredName}</Fact>
        <Fact label={text('payment.period')}>
          {text('payment.periodValue', {
            from: formatDate(quote.startDate),
            to: formatDate(quote.endDate),
          })}
        </Fact>
      </Facts>
    </section>
  );
  return (
    <CheckoutPanel
      quote={quote}
      product={product}
      blocked={hasDeparted(quote) ? text('notice.backdated') : undefined}
    >
      {summary}
    </CheckoutPanel>
  );
};

/** The payment page of the products that have none of their own (N16). */
export const Screen = () => {
  const text = useText();
  return (
    <Page title={text('payment.title')} step={3}>
      <QuotePage shape="summary">{(quote) => <Checkout key={quote.id} quote={quote} />}</QuotePage>
    </Page>
  );
};
