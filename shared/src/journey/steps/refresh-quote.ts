import { useQueryClient } from '@tanstack/react-query';
import { DRAFT_KEY } from './form-draft.ts';

/** Whether this is an answer of the server about the quote, whichever call read it: the address stands last. */
const isOfQuote = (queryKey: readonly unknown[], quoteId: string): boolean =>
  quoteId !== '' && queryKey[0] !== DRAFT_KEY && String(queryKey.at(-1)).includes(quoteId);

/** Reads anew everything that is known of a quote, and waits until what is on the screen is read. */
export const useRefreshQuote = () => {
  const client = useQueryClient();
  return (quoteId: string): Promise<void> =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isOfQuote(queryKey, quoteId) });
};

/**
 * What is known of a quote is read anew by the next page: the one at hand stays as it is, so that nothing
 * it would make of the news comes between it and where it leads.
 */
export const useOutdateQuote = () => {
  const client = useQueryClient();
  return (quoteId: string): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => isOfQuote(queryKey, quoteId),
      refetchType: 'none',
    });
};
