import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { logkeyOf } from '#domain/resume-type.ts';
import type { ResumeType } from '#domain/resume-type.ts';

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

/** The quote that a journey works on; one resumed from a referral or a quote search is read with its logkey. */
export const journeyQuoteQuery = (quoteId: string, resumeType: ResumeType | undefined, quiet = false) => {
  const logkey = logkeyOf(resumeType);
  return queryOf(endpoints.getQuotes, {
    query: { id: quoteId, ...(logkey === undefined ? {} : { logkey }) },
    quiet,
  });
};

/**
 * The quote that a journey works on. Waits while the address names none. A product names the record that
 * its quotes have beyond what is neutral.
 */
export const useJourneyQuote = <Quote extends QuoteRecord>(
  quoteId: string | undefined,
  { quiet = false }: { quiet?: boolean } = {},
) => {
  const [context] = useQuoteContext();
  return useQuery({
    ...journeyQuoteQuery(quoteId ?? '', context.resumeType, quiet),
    enabled: quoteId !== undefined && quoteId !== '',
    select: (reply) => reply.data[0] as Quote,
  });
};
