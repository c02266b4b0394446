import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useProductById, useProducts } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/text.ts';
import { NotIssued } from '#screens/outcome/not-issued.tsx';

/** What the screen that failed hands over (TRV-066, ruling K84). */
interface FailedQuote {
  /** The product, as its links begin. */
  readonly data?: string;
  readonly quoteId?: string;
}

export const Screen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const state = useLocation().state as FailedQuote | null;
  const quoteId = query.get('quoteId') ?? state?.quoteId ?? '';
  // Only to know the product for sure: a read that fails adds nothing to the bad news.
  const quote = useQuery({
    ...queryOf(endpoints.getQuotes, { query: { id: quoteId }, quiet: true }),
    enabled: quoteId !== '',
  });
  const read = useProductById(quote.data?.data[0].product_Id);
  const named = useProducts().find(({ link }) => link.prefix === state?.data);
  const product = read ?? named;
  return (
    <NotIssued
      explanation={text('error.quote')}
      quoteId={quoteId}
      retry={
        product === undefined || quoteId === ''
          ? undefined
          : quoteAddress(product.results.quoteRetry, quoteId)
      }
    />
  );
};
