import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';

interface QuotePageProps {
  readonly shape: 'summary' | 'createdQuote' | 'result';
  readonly children: (quote: QuoteRecord) => ReactNode;
}

/** A page about the quote that its address names; without one it leads to the failure page. */
export const QuotePage = ({ shape, children }: QuotePageProps) => {
  const quoteId = useQuoteId();
  const quote = useQuote(quoteId);
  if (quoteId === undefined) return <Navigate to={shellRoutes.failure.path} replace />;
  return (
    <QueryBoundary of={[quote]} loading={<Loading shape={shape} />}>
      {children}
    </QueryBoundary>
  );
};
