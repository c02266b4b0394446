import { Navigate } from 'react-router-dom';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { addressLine } from '@payung/shared/address/address.ts';
import { LateStart } from '@payung/shared/journey/price/expired-notices.tsx';
import { CheckoutPanel } from '@payung/shared/journey/payment/checkout-panel.tsx';
import { resultAddress } from '@payung/shared/journey/payment/pay-later-state.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { isStartDateAllowed } from '#rules/property.ts';
import { homeRoutes } from '#contract/routes.ts';
import { PriceAccount } from '#home-quote/price-account.tsx';

/** The payment confirmation page (PAY-001; N22 and ruling K71). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen, progress } = useHomeStep('payment');
  return (
    <Page title={t('home.payment.title')} step={progress}>
      <QueryBoundary quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record.id} quote={record} />}
      </QueryBoundary>
    </Page>
  );
};

/** What is paid for, the price, and the ways to pay it. */
const Checkout = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const product = useProductById(quote.productId);
  const result = resultAddress(quote, homeRoutes.policySuccess.path, today());
  if (result !== undefined) return <Navigate to={result} replace />;

  const isLate = !isStartDateAllowed(quote.startDate, today());
  const summary = (
    <section className="py-card" aria-label={t('home.payment.summary')}>
      <Facts>
        <Fact label={t('home.property.insured')}>{quote.insuredName}</Fact>
        <Fact label={t('home.customer.period')}>
          <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
        </Fact>
        <Fact label={t('home.customer.address.insured')}>{addressLine(quote.address)}</Fact>
      </Facts>
    </section>
  );
  return (
    <CheckoutPanel
      quote={quote}
      product={product}
      blocked={
        isLate ? (
          <LateStart
            quoteId={quote.id}
            path={homeRoutes.customerInformation.path}
            words={{ late: t('home.confirm.late'), change: t('home.confirm.late.change') }}
          />
        ) : undefined
      }
      price={<PriceAccount quote={quote} />}
    >
      {summary}
    </CheckoutPanel>
  );
};
