import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { MoneyBack } from '@payung/shared/journey/payment/money-back.tsx';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/text.ts';
import { NotIssued } from '#screens/outcome/not-issued.tsx';

const explanationOf = (status: PaymentState['status'] | undefined) => {
  if (status === 'Failed') return 'error.payment.failed';
  return status === 'Expired' ? 'error.payment.expired' : 'error.policy';
};

/** A policy that was not issued. The server says why, so that a reload or a shared address shows the same. */
export const Screen = () => {
  const text = useText();
  const named = useQuoteId();
  const quoteId = named ?? '';
  const payment = useQuery({
    ...queryOf(paymentEndpoints.paymentState, { query: { quoteId }, quiet: true }),
    enabled: named !== undefined,
  });
  const quote = useQuote(named, { quiet: true });
  const product = useProductById(quote.data?.productId);
  const status = payment.data?.status;
  // The payment was confirmed after all.
  if (status === 'Paid')
    return <Navigate to={quoteAddress(shellRoutes.paymentResponse.path, quoteId)} replace />;
  return (
    <NotIssued
      explanation={text(explanationOf(status))}
      quoteId={quoteId}
      retry={product?.results === undefined ? undefined : quoteAddress(product.results.payment, quoteId)}
    >
      {quote.data === undefined ? null : <MoneyBack of={quote.data} />}
    </NotIssued>
  );
};
