import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { PaymentState } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/text.ts';
import { NotIssued } from '#screens/outcome/not-issued.tsx';

const explanationOf = (status: PaymentState['status'] | undefined) => {
  if (status === 'Failed') return 'error.payment.failed';
  return status === 'Expired' ? 'error.payment.expired' : 'error.policy';
};

/** Asks the server why, so that a reload or a shared address says the same. */
export const Screen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const quoteId = query.get('quoteId') ?? '';
  const isKnown = quoteId !== '';
  const payment = useQuery({
    ...queryOf(endpoints.paymentState, { query: { quoteId }, quiet: true }),
    enabled: isKnown,
  });
  const quote = useQuery({
    ...queryOf(endpoints.getQuotes, { query: { id: quoteId }, quiet: true }),
    enabled: isKnown,
  });
  const product = useProductById(quote.data?.data[0].product_Id);
  const status = payment.data?.data.status;
  // Money that was confirmed after all is no error.
  if (status === 'Paid')
    return <Navigate to={quoteAddress(shellRoutes.paymentResponse.path, quoteId)} replace />;
  return (
    <NotIssued
      explanation={text(explanationOf(status))}
      quoteId={quoteId}
      retry={product === undefined ? undefined : quoteAddress(product.results.payment, quoteId)}
    />
  );
};
