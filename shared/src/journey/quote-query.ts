import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';

/** The record of a quote, as `{ data: [record] }`. Without an id nothing is asked. */
export const useQuote = (quoteId: string | undefined, options: { logkey?: string; quiet?: boolean } = {}) => {
  const { logkey, quiet } = options;
  const query = logkey === undefined ? { id: quoteId ?? '' } : { id: quoteId ?? '', logkey };
  return useQuery({
    ...queryOf(endpoints.getQuotes, { query, ...(quiet === undefined ? {} : { quiet }) }),
    select: (reply) => reply.data[0],
    enabled: quoteId !== undefined,
  });
};
