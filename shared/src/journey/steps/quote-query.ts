import { useQuery } from '@tanstack/react-query';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import type { QueryArgs, ReadEndpoint } from '@payung/shared/api/query.ts';
import { useQuoteContext } from '@payung/shared/session/quote-context.ts';
import type { InputOf } from '#api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { logkeyOf } from '#domain/resume-type.ts';
import type { LoggedResumeType } from '#domain/resume-type.ts';

/** The logkey of a read; empty where the quote was not resumed from a referral or a search. */
export interface Logged {
  readonly logkey?: LoggedResumeType;
}

/** How a product reads the record of its quotes: said once, used by its screens and by what it saves. */
export interface QuoteRead<Quote> {
  readonly queryOf: (
    quoteId: string,
    resumeType: string | undefined,
    quiet: boolean,
  ) => ReturnType<typeof queryOf<ReadEndpoint, Quote>>;
  /** The record as the cache holds it, decoded; and a way to put a newer one in its place. */
  readonly cached: (
    quoteId: string,
    resumeType: string | undefined,
  ) => { readonly read: () => Quote | undefined; readonly write: (quote: Quote) => void };
}

const loggedOf = (resumeType: string | undefined): Logged => {
  const logkey = logkeyOf(resumeType);
  return logkey === undefined ? {} : { logkey };
};

/** `quoteRead(row, (quoteId, logged) => ({ query: { quoteId, ...logged } }))`, with the row of the product. */
export const quoteRead = <E extends ReadEndpoint>(
  row: E,
  inputOf: (quoteId: string, logged: Logged) => InputOf<E>,
): QuoteRead<ReplyOf<E>> => {
  const input = (quoteId: string, resumeType: string | undefined, quiet?: boolean) =>
    [{ ...inputOf(quoteId, loggedOf(resumeType)), quiet }] as unknown as QueryArgs<E, ReplyOf<E>>;
  return {
    queryOf: (quoteId, resumeType, quiet) => queryOf<E>(row, ...input(quoteId, resumeType, quiet)),
    cached: (quoteId, resumeType) => cachedRead<E>(row, ...input(quoteId, resumeType)),
  };
};

/** The record of a quote of any product. Without an id nothing is asked. */
export const useQuote = (quoteId: string | undefined, options: { logkey?: string; quiet?: boolean } = {}) => {
  const { logkey, quiet } = options;
  const query = { quoteId: quoteId ?? '', ...(logkey === undefined ? {} : { logkey }) };
  return useQuery({
    ...queryOf(quoteEndpoints.getQuote, { query, quiet }),
    enabled: quoteId !== undefined,
  });
};

/** The quote that a journey works on. Waits while the address names none. */
export const useJourneyQuote = <Quote>(
  read: QuoteRead<Quote>,
  quoteId: string | undefined,
  { quiet = false }: { quiet?: boolean } = {},
) => {
  const [context] = useQuoteContext();
  return useQuery({
    ...read.queryOf(quoteId ?? '', context.resumeType, quiet),
    enabled: quoteId !== undefined && quoteId !== '',
  });
};
