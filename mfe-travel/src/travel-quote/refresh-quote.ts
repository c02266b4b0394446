import { useQueryClient } from '@tanstack/react-query';

/** Reads anew everything that is known of a quote, and waits until what is on the screen is read. */
export const useRefreshQuote = () => {
  const client = useQueryClient();
  return (quoteId: string): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.some(
          (part) => typeof part === 'string' && part.includes('get-quotes') && part.includes(quoteId),
        ),
    });
};
