import { Navigate } from 'react-router-dom';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { useQuoteId, quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { isSold } from '@payung/shared/domain/stages.ts';
import { CheckoutPanel } from '@payung/shared/journey/payment/checkout-panel.tsx';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.ts';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useMotorQuote } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { car, motorcycle } from '#product.ts';
import { useRejection } from '#motor-quote/rejection.tsx';
import { vehicleName } from '#motor-quote/vehicle-facts.tsx';

/** The motor payment under its own address: the same as /oonapayment (ruling K38, N30). */
export const Screen = () => {
  const t = useText();
  const quoteId = useQuoteId();
  const quote = useMotorQuote(quoteId);
  if (quoteId === undefined) return <Navigate to={shellRoutes.failure.path} replace />;
  return (
    <Page title={t('motor.payment.title')} step={3}>
      <QueryBoundary quiet of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record.id} quote={record} />}
      </QueryBoundary>
    </Page>
  );
};

/** The address of a quote that cannot be paid: its result, or its first open step. */
const elsewhere = (quote: MotorQuoteRecord, day: IsoDate): string | undefined => {
  // A policy that is paid later is paid on this page.
  if (isSold(quote.stage))
    return payLaterState(quote, day) === undefined ? shellRoutes.policySuccess.path : undefined;
  if (quote.proposalNo !== undefined) return undefined;
  return (quote.vehicleKind === 'car' ? car : motorcycle).leadStages[quote.stage];
};

/** What is paid for, the price, and the ways to pay it. */
export const Checkout = ({ quote }: { quote: MotorQuoteRecord }) => {
  const t = useText();
  const product = useProductById(quote.productId);
  const productName = useProductName(quote.productId);
  const rejection = useRejection(quote);
  const path = elsewhere(quote, today());
  if (path !== undefined && path !== shellRoutes.payment.path)
    return <Navigate to={quoteAddress(path, quote.id)} replace />;
  const summary = (
    <section className="py-card" aria-label={t('motor.payment.summary')}>
      <Facts>
        <Fact label={t('motor.payment.product')}>{`${productName} ${quote.planName}`.trim()}</Fact>
        <Fact label={t(`motor.kind.${quote.vehicleKind}`)}>{vehicleName(quote)}</Fact>
        <Fact label={t('motor.vehicle.insured')}>{quote.insuredName}</Fact>
        <Fact label={t('motor.customer.period')}>
          <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
        </Fact>
      </Facts>
    </section>
  );
  return (
    <CheckoutPanel quote={quote} product={product} blocked={rejection}>
      {summary}
    </CheckoutPanel>
  );
};
