import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import type { PricePreview, QuoteRecord } from '#schemas/quote.ts';
import { previewDiscount } from '#domain/money/discount-preview.ts';

interface ChosenPrice {
  /** The lines and their total; nothing while the server could not say. */
  readonly price: PricePreview | undefined;
  /** The lines are those of the choice before: the server is being asked. */
  readonly isUpdating: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Add-ons that change take the discount away. */
const savedPrice = ({ orderLines, addOnTotal }: QuoteRecord): PricePreview => ({
  ...previewDiscount(orderLines, { source: 'agent', percent: 0 }),
  addOnTotal,
});

/**
 * What the add-ons that are being chosen cost, as the server computes it. Shows the order as it was saved
 * until the first answer is there, then always the last answer until the next.
 */
export const usePricePreview = (quote: QuoteRecord | undefined, codes: readonly string[]): ChosenPrice => {
  const preview = useQuery({
    ...queryOf(quoteEndpoints.previewPrice, {
      params: { quoteId: quote?.id ?? '' },
      query: { benefits: codes.toSorted().join(',') },
      quiet: true,
    }),
    enabled: quote !== undefined,
    placeholderData: keepPreviousData,
  });
  const isUpdating = preview.isFetching && (preview.isPlaceholderData || preview.data === undefined);
  const first = quote === undefined || preview.isError ? undefined : savedPrice(quote);
  return {
    price: preview.data ?? first,
    isUpdating,
    isError: preview.isError,
    retry: () => void preview.refetch(),
  };
};
