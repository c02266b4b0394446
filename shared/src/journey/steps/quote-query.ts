import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import type { QueryArgs, ReadEndpoint } from '@payung/shared/api/query.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import type { InputOf } from '#api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { LOGKEYS, RESUMED, logkeyOf } from '#domain/resume-type.ts';
import type { Logkey } from '#domain/resume-type.ts';
import { useOwnPage } from './own-page.ts';
import type { PlacedQuote } from './own-page.ts';

/** The logkey of a read; empty where the quote was opened from nowhere that is logged. */
export interface Logged {
  readonly logkey?: Logkey;
}

/** How a product reads the record of its quotes: said once, used by its screens and by what it saves. */
export interface QuoteRead<Quote> {
  /** Whose quotes the journey takes. */
  readonly products: readonly string[];
  /** The product reads by a call of its own, for which the quotes of others do not exist. */
  readonly hasOwnCall: boolean;
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

interface QuoteReadOptions {
  /** Whose quotes the journey takes. */
  readonly products: readonly string[];
  /** From where a read of the product says that the quote was opened. */
  readonly logs?: readonly Logkey[];
}

const loggedOf = (resumeType: string | undefined, taken: readonly Logkey[]): Logged => {
  const logkey = logkeyOf(resumeType, taken);
  return logkey === undefined ? {} : { logkey };
};

/** `quoteRead(row, { products: [productId] }, (quoteId, logged) => ({ query: { quoteId, ...logged } }))`, with the product's row. */
export const quoteRead = <E extends ReadEndpoint>(
  row: E,
  { products, logs = RESUMED }: QuoteReadOptions,
  inputOf: (quoteId: string, logged: Logged) => InputOf<E>,
): QuoteRead<ReplyOf<E>> => {
  const input = (quoteId: string, resumeType: string | undefined, quiet?: boolean) =>
    [{ ...inputOf(quoteId, loggedOf(resumeType, logs)), quiet }] as unknown as QueryArgs<E, ReplyOf<E>>;
  return {
    products,
    hasOwnCall: row.path !== quoteEndpoints.getQuote.path,
    queryOf: (quoteId, resumeType, quiet) => queryOf<E>(row, ...input(quoteId, resumeType, quiet)),
    cached: (quoteId, resumeType) => cachedRead<E>(row, ...input(quoteId, resumeType)),
  };
};

/** The record of a quote of any product. Without an id nothing is asked. */
export const useQuote = (
  quoteId: string | undefined,
  { quiet, ...given }: Logged & { quiet?: boolean } = {},
) => {
  const opened = loggedOf(useResumeType(quoteId), LOGKEYS);
  const query = { quoteId: quoteId ?? '', ...opened, ...given };
  return useQuery({
    ...queryOf(quoteEndpoints.getQuote, { query, quiet }),
    enabled: quoteId !== undefined,
  });
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What a page shows that is being left: nothing yet, and nothing that failed. */
const stillReading = <Quote>(read: UseQueryResult<Quote>): UseQueryResult<Quote> =>
  ({
    ...read,
    data: undefined,
    error: null,
    status: 'pending',
    fetchStatus: 'fetching',
    isPending: true,
    isSuccess: false,
    isError: false,
  }) as UseQueryResult<Quote>;

/**
 * The quote that a journey works on. Waits while the address names none. A quote of another product is never
 * answered: it leads to its own page.
 */
export const useJourneyQuote = <Quote extends PlacedQuote>(
  read: QuoteRead<Quote>,
  quoteId: string | undefined,
  { quiet = false }: { quiet?: boolean } = {},
): UseQueryResult<Quote> => {
  const answer = useQuery({
    ...read.queryOf(quoteId ?? '', useResumeType(quoteId), quiet),
    enabled: quoteId !== undefined && quoteId !== '',
  });
  const isUnknownHere = read.hasOwnCall && isNotFound(answer.error);
  const anywhere = useQuote(isUnknownHere ? quoteId : undefined, { quiet: true });
  const isElsewhere = useOwnPage(answer.data ?? anywhere.data, read.products);
  return isElsewhere || anywhere.isLoading ? stillReading(answer) : answer;
};
