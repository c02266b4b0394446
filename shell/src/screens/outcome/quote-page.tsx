import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { useQuote } from '@payung/shared/journey/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';

interface QuotePageProps {
  readonly shape: 'summary' | 'result';
  readonly children: (quote: QuoteRecord) => ReactNode;
}

/** A page about the quote that its address names; without one there is nothing to show. */
export const QuotePage = ({ shape, children }: QuotePageProps) => {
  const quoteId = useQuoteId();
  const quote = useQuote(quoteId);
  if (quoteId === undefined) return <Navigate to={shellRoutes.failure.path} replace />;
  return (
    <Reads of={[quote]} loading={<Loading shape={shape} />}>
      {children}
    </Reads>
  );
};
