import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import type { QueryArgs, ReadEndpoint } from '@payung/shared/api/query.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { InputOf } from '#api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { landing } from '#domain/link.ts';
import { LOGKEYS, RESUMED, logkeyOf } from '#domain/resume-type.ts';
import type { Logkey } from '#domain/resume-type.ts';
import { quoteAddress } from './quote-address.ts';

/** The logkey of a read; empty where the quote was opened from nowhere that is logged. */
export interface LogkeyQuery {
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
  readonly logs?: readonly Logkey[] | undefined;
}

const loggedOf = (resumeType: string | undefined, taken: readonly Logkey[]): LogkeyQuery => {
  const logkey = logkeyOf(resumeType, taken);
  return logkey === undefined ? {} : { logkey };
};

/** `quoteRead(row, { products: [productId] }, (quoteId, logged) => ({ query: { quoteId, ...logged } }))`, with the product's row. */
export const quoteRead = <E extends ReadEndpoint>(
  row: E,
  { products, logs = RESUMED }: QuoteReadOptions,
  inputOf: (quoteId: string, logged: LogkeyQuery) => InputOf<E>,
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
  { quiet, ...given }: LogkeyQuery & { quiet?: boolean } = {},
) => {
  const opened = loggedOf(useResumeType(quoteId), LOGKEYS);
  const query = { quoteId: quoteId ?? '', ...opened, ...given };
  return useQuery({
    ...queryOf(quoteEndpoints.getQuote, { query, quiet }),
    enabled: quoteId !== undefined,
  });
};

/** Of a quote of any product: what says where it belongs. */
type PlacedQuote = Pick<QuoteRecord, 'id' | 'productId' | 'stage'>;

/** Where nothing is known of the product of a quote. */
const START = '/';

/**
 * Leads a quote that is none of `products` to where its own product has its stage. Tells whether it is one: the
 * record has other fields than the page expects, so nothing of it may be shown.
 */
export const useOwnPage = (quote: PlacedQuote | undefined, products: readonly string[]): boolean => {
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const foreign = quote === undefined || products.includes(quote.productId) ? undefined : quote;
  const product = useProductById(foreign?.productId);
  const targets = isLinkMode ? product?.link.stages : product?.leadStages;
  const path = foreign === undefined ? undefined : (targets && landing(targets, foreign.stage)) || START;
  const address = path === undefined || path === START ? path : quoteAddress(path, foreign?.id);
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
  return foreign !== undefined;
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

/** First part of the keys under which drafts are read: they are of this device, the server knows none. */
export const DRAFT_KEY = 'draft';

/** Whether an address names the id, in its path or its query. */
const namesInAddress = (address: string, id: string): boolean => address.split(/[/?&=]/).includes(id);

/** Whether a cached answer is about the quote, whichever call read it: its address names the quote. */
const isOfQuote = (queryKey: readonly unknown[], quoteId: string): boolean =>
  quoteId !== '' && queryKey[0] !== DRAFT_KEY && namesInAddress(String(queryKey.at(-1)), quoteId);

/** Refetches everything that is cached of a quote, and waits for what is on the screen. */
export const useRefreshQuote = () => {
  const client = useQueryClient();
  return (quoteId: string): Promise<void> =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isOfQuote(queryKey, quoteId) });
};

/**
 * Marks everything that is cached of a quote as stale without a refetch: the next page reads it again, and the
 * page at hand stays as it is while it leads there.
 */
export const useOutdateQuote = () => {
  const client = useQueryClient();
  return (quoteId: string): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => isOfQuote(queryKey, quoteId),
      refetchType: 'none',
    });
};
