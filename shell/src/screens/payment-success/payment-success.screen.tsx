import { useState } from 'react';
import { useNavigate, useLocation, useParams } from 'react-router-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { ErrorState, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { PolicyLink, PrintPolicy } from '@payung/shared/journey/payment/print-policy.tsx';
import { PolicyNext, SendPolicy } from '@payung/shared/journey/payment/policy-next.tsx';
import { useSession } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { openedAs } from '#layout/clean-address.ts';
import type { OpenedAs } from '#layout/clean-address.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** For visitors who may not see the quote: says nothing about it, not even whether it exists. */
const NeutralPage = () => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="info"
      title={text('success.neutral.title')}
      text={text('success.neutral.text')}
      actions={
        <Button size="large" onClick={() => void navigate(shellRoutes.login.path)}>
          {text('login.title')}
        </Button>
      }
    />
  );
};

interface DownloadReceiptProps {
  readonly quoteId: string;
  readonly policyNo: string;
}

/** Downloads the receipt of the premium as a PDF. */
const DownloadReceipt = ({ quoteId, policyNo }: DownloadReceiptProps) => {
  const text = useText();
  const download = useMutation({
    mutationFn: () => call(quoteEndpoints.ePolicy, { query: { quoteId, document: 'receipt' } }),
    onSuccess: (file) => saveFile(file, `${text('success.receipt.file')}_${policyNo}.pdf`),
  });
  return (
    <div className="py-stack-tight">
      <Button size="large" loading={download.isPending} onClick={() => download.mutate()}>
        {text('success.receipt')}
      </Button>
      <FieldError id={`receipt-${quoteId}`}>
        {download.isError ? text('success.receipt.failed') : undefined}
      </FieldError>
    </div>
  );
};

interface PaidPolicyProps {
  readonly quoteId: string;
  readonly isAgent: boolean;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404].includes(error.status ?? 0);

const Paid = ({
  quoteId,
  isAgent,
  quote,
  policyNo,
}: PaidPolicyProps & { quote: QuoteRecord; policyNo: string }) => {
  const text = useText();
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
          <PrintPolicy quoteId={quoteId} productId={quote.productId} policyNo={policyNo} />
          <DownloadReceipt quoteId={quoteId} policyNo={policyNo} />
          {isAgent ? <BackToDashboard /> : null}
        </>
      }
    >
      <Facts>
        <Fact label={text('success.reference')}>
          <strong>{policyNo}</strong>
        </Fact>
        <Fact label={text('payment.insured')}>{quote.insuredName}</Fact>
      </Facts>
      <PolicyNext quote={quote} />
      {isAgent ? (
        <PolicyLink quote={quote} policyNo={policyNo} label={text('success.link')} />
      ) : (
        <SendPolicy quote={quote} policyNo={policyNo} />
      )}
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
const PaidPolicy = ({ quoteId, isAgent }: PaidPolicyProps) => {
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
    <Paid quoteId={quoteId} isAgent={isAgent} quote={quote.data} policyNo={policyNo} />
  ) : (
    <NotPaid quoteId={quoteId} isAgent={isAgent} />
  );
};

/**
 * Where the payment provider sends people back to. `isAgent` and `cipher` of the address grant nothing (ruling K61):
 * `isAgent=false` only ignores an agent's login in the same browser, and the link key is always the one that this tab
 * got for a verified phone.
 */
export const Screen = () => {
  const { quoteId = '' } = useParams();
  const { search, state } = useLocation();
  const session = useSession();
  // Read once: the address is cleaned right after the first render.
  const [opened] = useState<OpenedAs>(() => openedAs(search) ?? (state as OpenedAs | null) ?? {});
  const isVisitor = session.kind === 'link' && session.quoteId === quoteId;
  const isAgent = session.kind === 'agent' && opened.isAgent !== false;
  if (!isVisitor && !isAgent) return <NeutralPage />;
  return <PaidPolicy key={quoteId} quoteId={quoteId} isAgent={isAgent} />;
};
