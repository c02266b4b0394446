import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { isStartDateAllowed } from '#rules/check-property.ts';
import { isPrintFailed } from '#home-quote/print-failed.ts';
import { useHomeQuote } from '#home-quote/kit.ts';

const paymentProblem = (status: string | undefined) => {
  if (status === 'Failed') return 'home.policyError.paymentFailed';
  return status === 'Expired' ? 'home.policyError.paymentExpired' : undefined;
};

const quoteProblem = (quote: HomeQuoteRecord | undefined) =>
  quote !== undefined && !isStartDateAllowed(quote.startDate, today()) ? 'home.confirm.late' : undefined;

/**
 * Why there is no policy, or that there is one. The words that pay later brought along come first; whoever
 * opens the page anew is told what the server knows.
 */
export const useReason = (quoteId: string) => {
  const state: unknown = useLocation().state;
  const told = (state as { readonly message?: unknown } | null)?.message;
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
    message: typeof told === 'string' && told.trim() !== '' ? told : undefined,
    explanation: explanation.filter((id) => id !== false),
    /** Until it is known whether there is a policy, nothing is said of it. */
    isAsking: quote.isPending && quote.fetchStatus !== 'idle',
  };
};
