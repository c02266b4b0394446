import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, generatePath, useNavigate } from 'react-router-dom';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { useText } from '#messages/text.ts';
import styles from './payment-response.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** After this long the page says that it may be closed; it continues to ask. */
export const SLOW_AFTER_MS = 60_000;
const ASK_EVERY_MS = 2_000;
const ASK_EVERY_LATER_MS = 10_000;

/** `done`: paid and issued. `over`: the invoice failed or expired unpaid. */
type PaymentOutcome = 'waiting' | 'issuing' | 'done' | 'later' | 'over';

/** Decided by the server's state, never by what the provider put into the address. */
export const outcomeOf = (
  { status, policyNo, linkExpiresAt }: PaymentState,
  now = serverNow(),
): PaymentOutcome => {
  if (status === 'Paid') return policyNo === undefined ? 'issuing' : 'done';
  // A policy that is paid later, and may just have been paid by a link that still runs.
  if (status === 'PayLater') return Date.parse(linkExpiresAt ?? '') > now ? 'waiting' : 'later';
  return status === 'Failed' || status === 'Expired' || status === 'Cancelled' ? 'over' : 'waiting';
};

/** Milliseconds until the state is read again; false once it is final. */
export const askAgainIn = (state: PaymentState | undefined, waitedMs: number): number | false => {
  const outcome = state === undefined ? 'waiting' : outcomeOf(state);
  if (outcome !== 'waiting' && outcome !== 'issuing') return false;
  return waitedMs < SLOW_AFTER_MS ? ASK_EVERY_MS : ASK_EVERY_LATER_MS;
};

const STEPS = ['sent', 'confirmed', 'issued'] as const;

interface PaymentProgressProps {
  /** Number of completed steps. */
  readonly done: 1 | 2 | 3;
}

const stateOf = (index: number, done: number) => {
  if (index < done) return 'done';
  return index === done ? 'now' : 'next';
};

const DRAWING_OF = { done: DRAWINGS.checkCircle, now: DRAWINGS.clock, next: DRAWINGS.minus } as const;

/** How far a payment has come; screen readers get each state in words. */
const PaymentProgress = ({ done }: PaymentProgressProps) => {
  const text = useText();
  return (
    <ol className={styles.steps} aria-label={text('response.steps')}>
      {STEPS.map((step, index) => {
        const state = stateOf(index, done);
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <LineIcon path={DRAWING_OF[state]} />
            <span>{text(`response.step.${step}`)}</span>
            <span className="py-visually-hidden">{text(`response.step.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};

const useIsSlow = (startedAt: number): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), startedAt + SLOW_AFTER_MS - performance.now());
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
  // Not by a clock that may be set while somebody pays.
  const [startedAt] = useState(() => performance.now());
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
            performance.now() - startedAt,
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
