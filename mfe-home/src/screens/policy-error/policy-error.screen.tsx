import { useNavigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { homeRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { isStartDateAllowed } from '#rules/property.ts';
import { isPrintFailed } from '#home-quote/navigation-state.ts';
import { useHomeQuote } from '#home-quote/kit.ts';
import styles from './policy-error.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** A policy that was not issued, or not printed (HOME-120, PAY-035). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const quoteId = useQuoteId() ?? '';
  const { hasPolicy, message, explanation, isAsking } = useReason(quoteId);
  if (isAsking) return <Loading shape="result" />;
  const go = (path: string) => (): void => void navigate(quoteAddress(path, quoteId));
  return (
    <ResultPage
      kind="error"
      title={t('error.page.heading')}
      text={explanation.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
      actions={
        <>
          <Button type={hasPolicy ? 'default' : 'primary'} size="large" onClick={go(homeRoutes.payment.path)}>
            {t('common.tryAgain')}
          </Button>
          {hasPolicy ? (
            <Button type="primary" size="large" onClick={go(homeRoutes.policySuccess.path)}>
              {t('home.policyError.policy')}
            </Button>
          ) : null}
          <BackToDashboard />
        </>
      }
    >
      {message === undefined ? null : (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
    </ResultPage>
  );
};

const paymentProblem = (status: string | undefined) => {
  if (status === 'Failed') return 'home.policyError.paymentFailed';
  return status === 'Expired' ? 'home.policyError.paymentExpired' : undefined;
};

const quoteProblem = (quote: HomeQuoteRecord | undefined) =>
  quote !== undefined && !isStartDateAllowed(quote.startDate, today()) ? 'home.confirm.late' : undefined;

/**
 * Why there is no policy, or that there is one. The message of a failed pay later comes first; after a reload
 * the state on the server is shown.
 */
const useReason = (quoteId: string) => {
  const state: unknown = useLocation().state;
  const message = (state as { readonly message?: unknown } | null)?.message;
  const quote = useHomeQuote(quoteId);
  const payment = useQuery({
    ...queryOf(paymentEndpoints.paymentState, { query: { quoteId }, quiet: true }),
    enabled: quoteId !== '',
  });
  const record = quote.data;
  const hasPolicy = record !== undefined && isSold(record.stage) && record.policyNo !== undefined;
  const explanation = hasPolicy
    ? (['home.policyError.exists', isPrintFailed(state) && 'home.policyError.print'] as const)
    : ([paymentProblem(payment.data?.status) ?? quoteProblem(record) ?? 'home.policyError.text'] as const);
  return {
    hasPolicy,
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
    explanation: explanation.filter((id) => id !== false),
    /** Until it is known whether there is a policy, nothing is said of it. */
    isAsking: quote.isPending && quote.fetchStatus !== 'idle',
  };
};
