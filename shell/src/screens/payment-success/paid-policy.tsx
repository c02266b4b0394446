import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { ErrorState, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import { Facts } from '#screens/outcome/facts.tsx';
import { PolicyLink, PrintPolicy } from '@payung/shared/journey/payment/print-policy.tsx';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { DownloadReceipt } from './download-receipt.tsx';
import { NeutralPage } from './neutral-page.tsx';

interface PaidPolicyProps {
  readonly quoteId: string;
  readonly isAgent: boolean;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404].includes(error.status ?? 0);

const Paid = ({
  quoteId,
  isAgent,
  productId,
  policyNo,
}: PaidPolicyProps & { productId: string; policyNo: string }) => {
  const text = useText();
  const product = useProductName(productId);
  return (
    <ResultPage
      kind="success"
      title={text('success.title')}
      text={
        isAgent ? (
          <>
            <p>{text('success.emailed.agent')}</p>
            <p>{text('success.emailed.agent.help')}</p>
          </>
        ) : (
          text('success.emailed')
        )
      }
      actions={
        <>
          <PrintPolicy quoteId={quoteId} productId={productId} policyNo={policyNo} />
          <DownloadReceipt quoteId={quoteId} policyNo={policyNo} />
          {isAgent ? <BackToDashboard /> : null}
        </>
      }
    >
      <Facts
        rows={[
          { label: text('success.reference'), value: <strong>{policyNo}</strong> },
          { label: text('payment.product'), value: product },
        ]}
      />
      {isAgent ? <PolicyLink quoteId={quoteId} label={text('success.link')} /> : null}
    </ResultPage>
  );
};

const NotPaid = ({ quoteId, isAgent }: PaidPolicyProps) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="waiting"
      title={text('success.notPaid.title')}
      text={text('success.notPaid.text')}
      actions={
        <>
          <Button
            type="primary"
            size="large"
            onClick={() => void navigate(quoteAddress(shellRoutes.paymentResponse.path, quoteId))}
          >
            {text('success.notPaid.look')}
          </Button>
          {isAgent ? <BackToDashboard /> : null}
        </>
      }
    />
  );
};

/** Success is shown only when the server says paid and names the policy (PAY-020, PAY-025). */
export const PaidPolicy = ({ quoteId, isAgent }: PaidPolicyProps) => {
  const payment = useQuery(queryOf(paymentEndpoints.paymentState, { query: { quoteId }, quiet: true }));
  const quote = useQuote(quoteId, { quiet: true });
  const error = payment.error ?? quote.error;
  // A quote of somebody else is shown like one that does not exist.
  if (isRefused(error)) return <NeutralPage />;
  if (error !== null) {
    return (
      <ErrorState
        reference={error instanceof ApiError ? error.reference : undefined}
        onRetry={() => void Promise.all([payment.refetch(), quote.refetch()])}
      />
    );
  }
  if (payment.data === undefined || quote.data === undefined) return <Loading shape="result" />;
  const { status, policyNo } = payment.data;
  return status === 'Paid' && policyNo !== undefined ? (
    <Paid quoteId={quoteId} isAgent={isAgent} productId={quote.data.productId} policyNo={policyNo} />
  ) : (
    <NotPaid quoteId={quoteId} isAgent={isAgent} />
  );
};
