import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Navigate, generatePath, useNavigate } from 'react-router-dom';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { SLOW_AFTER_MS, askAgainIn, outcomeOf } from './payment-wait.ts';

const useIsSlow = (startedAt: number): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), startedAt + SLOW_AFTER_MS - Date.now());
    return () => clearTimeout(timer);
  }, [startedAt]);
  return isSlow;
};

/** Waits for the payment provider and shows only what the server has confirmed (N17). */
export const Screen = () => {
  const text = useText();
  const navigate = useNavigate();
  const quoteId = useQuoteId() ?? '';
  // Somebody who pays by an agent's payment link, or whose wallet returns to another browser.
  const isUnknown = useSession().kind === 'none';
  const [startedAt] = useState(() => Date.now());
  const isSlow = useIsSlow(startedAt);
  const payment = useQuery({
    ...queryOf(paymentEndpoints.paymentState, { query: { quoteId }, quiet: true }),
    enabled: quoteId !== '' && !isUnknown,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.error instanceof ApiError && !isNoResponse(state.error)
        ? false
        : askAgainIn(
            cachedRead(paymentEndpoints.paymentState, { query: { quoteId } }).read(),
            Date.now() - startedAt,
          ),
  });
  const known = payment.data;
  const outcome = known === undefined ? 'waiting' : outcomeOf(known);
  // The success page shows nothing of the quote to somebody unknown.
  if (outcome === 'done' || (isUnknown && quoteId !== ''))
    return <Navigate to={generatePath(shellRoutes.paymentSuccess.path, { quoteId })} replace />;
  if (outcome === 'over')
    return <Navigate to={quoteAddress(shellRoutes.policyError.path, quoteId)} replace />;
  if (outcome === 'later')
    return <Navigate to={quoteAddress(shellRoutes.payLaterSuccess.path, quoteId)} replace />;

  const isRefused = quoteId === '' || (payment.isError && !isNoResponse(payment.error));
  // A new read clears its error; the times of the last answers stay.
  const isLost = !isRefused && payment.errorUpdatedAt > payment.dataUpdatedAt;
  const explanation = outcome === 'issuing' ? 'response.issuing' : 'response.text';
  return (
    <ResultPage
      kind="waiting"
      title={text('response.title')}
      text={isRefused ? undefined : text(explanation)}
      actions={
        <>
          {quoteId !== '' && (isSlow || isRefused || isLost) ? (
            <Button
              type="primary"
              size="large"
              loading={payment.isFetching}
              aria-busy={payment.isFetching}
              onClick={() => void payment.refetch()}
            >
              {text('response.check')}
            </Button>
          ) : null}
          {outcome === 'issuing' || quoteId === '' ? null : (
            <Button
              size="large"
              onClick={() => void navigate(quoteAddress(shellRoutes.payment.path, quoteId))}
            >
              {text('response.back')}
            </Button>
          )}
          <BackToDashboard />
        </>
      }
    >
      {isRefused ? null : <PaymentProgress done={outcome === 'issuing' ? 2 : 1} />}
      {isRefused ? <InlineNotice kind="error" text={text('response.unknown')} /> : null}
      {isSlow && !isRefused ? <InlineNotice kind="info" text={text('response.slow')} /> : null}
      {isLost ? <InlineNotice kind="warning" text={text('response.offline')} /> : null}
    </ResultPage>
  );
};
