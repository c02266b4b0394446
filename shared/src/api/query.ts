import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { CONTRACT_VERSION } from '#registry.ts';
import type { RegistryRead } from '#registry.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { ownerAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { addressOf, isFilled } from './address.ts';
import { isNoResponse } from './api-error.ts';
import { callAddress } from '@payung/shared/api/client.ts';
import type { CallOptions, InputArgs } from './client.ts';
import { decodePart, encodePart } from './endpoint.ts';
import type { Endpoint, EndpointRow, ReplyOf } from './endpoint.ts';
import { keepOffline } from './offline-cache.ts';
import { asksToComeBack, comeBackMs, isOnline } from './once-more.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import type { ApiErrorOptions } from '@payung/shared/api/handle-api-error.ts';

const isQuiet = (meta: Record<string, unknown> | undefined): boolean => meta?.['quiet'] === true;

/** How often a read comes back to a server that has too much to do, and after what to one that did not answer. */
const BUSY_TRIES = 2;
const NO_ANSWER_MS = 1000;

/** The one query client. Every failed read or write passes the same reaction (ERR-030). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What is on the screen stays there when a refresh finds no connection: the offline bar says why.
    onError: (error, query) => {
      if (!(isNoResponse(error) && query.state.data !== undefined))
        handleApiError(error, { quiet: isQuiet(query.meta) });
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, ...[, , mutation]) => {
      handleApiError(error, { quiet: isQuiet(mutation.meta) });
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 5_000,
      retry: (count, error) =>
        isOnline() && (asksToComeBack(error) ? count < BUSY_TRIES : count < 1 && isNoResponse(error)),
      retryDelay: (_count, error) => (asksToComeBack(error) ? comeBackMs(error) : NO_ANSWER_MS),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// Nobody sees what somebody else asked for.
let owner = store.get(ownerAtom);
store.sub(ownerAtom, () => {
  const next = store.get(ownerAtom);
  if (next !== owner) queryClient.clear();
  owner = next;
});

interface StartedRead<T> {
  readonly address: string;
  readonly quiet: boolean;
  readonly read: (signal: AbortSignal) => Promise<T>;
}

/** Who asks, in which language, under which contract, and what: also the key of the offline cache. */
const readOptions = <T>(row: EndpointRow, { address, quiet, read }: StartedRead<T>) =>
  queryOptions({
    queryKey: [store.get(ownerAtom), store.get(languageAtom), CONTRACT_VERSION, address] as const,
    queryFn: ({ signal }) => read(signal),
    persister: row.offline === true ? keepOffline : undefined,
    meta: { quiet },
  });

// A query may answer anything but `undefined`.
const readAddress = (row: EndpointRow, address: string) => async (signal: AbortSignal) =>
  (await callAddress(row, address, { signal })) ?? null;

/** For pages of one thing that others change, shown again a moment later: as fresh as a touch of its link made it. */
export const SOON_STALE_MS = 1_000;

/** Rows that only read; a row that writes does not compile here (ruling K115). */
export type ReadEndpoint = Endpoint & { readonly effect: 'reads' };

interface ReadOptions<Reply, Shown> extends ApiErrorOptions {
  /** What the screen needs of the reply. */
  readonly select?: (reply: Reply) => Shown;
}

/** The address of a read as the wire spells it; throws while a value of its path is missing. */
const wireAddress = (row: EndpointRow, given: { params?: object; query?: object }): string => {
  const query = encodePart(row, 'query', given.query) as object | undefined;
  return addressOf(row, { params: given.params, query }, store.get(languageAtom));
};

/**
 * `useQuery(queryOf(endpoints.getPlans, { params: { quoteId } }))`. With `quiet` a failure is only logged.
 * A read that waits for a value of its path (`enabled: false` meanwhile) has a key, and no address yet.
 * The cache holds the answer as it came, since the shell starts reads without knowing the row; every
 * reader gets it decoded.
 */
export const queryOf = <E extends ReadEndpoint, Shown = ReplyOf<E>>(
  row: E,
  ...[input]: QueryArgs<E, Shown>
) => {
  const given = (input ?? {}) as { params?: object; query?: object } & ReadOptions<ReplyOf<E>, Shown>;
  const full = (): string => wireAddress(row, given);
  const address = isFilled(row.path, given.params ?? {}) ? full() : undefined;
  const { select } = given;
  return {
    ...readOptions(row, {
      address: address ?? row.path,
      quiet: given.quiet ?? false,
      read: async (signal) => readAddress(row, address ?? full())(signal),
    }),
    select: (wire: unknown): Shown => {
      const reply = decodePart(row, 'reply', wire) as ReplyOf<E>;
      return select === undefined ? (reply as unknown as Shown) : select(reply);
    },
  };
};

/** A read outside of a screen, from the cache while it is fresh. */
export const fetchRead = async <E extends ReadEndpoint>(
  row: E,
  ...[input]: QueryArgs<E, ReplyOf<E>>
): Promise<ReplyOf<E>> => {
  const { select: _decoded, ...options } = queryOf(row, ...([input] as QueryArgs<E, ReplyOf<E>>));
  return decodePart(row, 'reply', await queryClient.fetchQuery(options));
};

/** The answer that is in the cache, decoded; and a way to put another in its place. */
export const cachedRead = <E extends ReadEndpoint>(row: E, ...[input]: QueryArgs<E, ReplyOf<E>>) => {
  const { queryKey } = queryOf(row, ...([input] as QueryArgs<E, ReplyOf<E>>));
  return {
    queryKey,
    read: (): ReplyOf<E> | undefined => {
      const wire: unknown = queryClient.getQueryData(queryKey);
      return wire === undefined ? undefined : decodePart(row, 'reply', wire);
    },
    write: (reply: ReplyOf<E>): void => {
      queryClient.setQueryData(queryKey, encodePart(row, 'reply', reply));
    },
  };
};

export type QueryArgs<E, Shown> =
  InputArgs<E> extends [input?: infer I]
    ? [input?: Omit<I & object, keyof CallOptions> & ReadOptions<ReplyOf<E>, Shown>]
    : [input: Omit<InputArgs<E>[0] & object, keyof CallOptions> & ReadOptions<ReplyOf<E>, Shown>];

/**
 * Starts a read that the registry names, so that data and code load at once. The screen then finds
 * it under the same key. A read whose values are not in the address is left to the screen, and
 * so is every read of a hand-off, to which a page's own calls are not open.
 */
export const startRead = (read: RegistryRead, valueOf: (name: string) => string | undefined): void => {
  if (store.get(sessionAtom).kind === 'handoff') return;
  const filled: Record<string, string> = {};
  for (const [, name] of `${read.path} ${Object.values(read.query).join(' ')}`.matchAll(/\{(\w+)\}/g)) {
    const value = name === undefined ? undefined : valueOf(name);
    if (name === undefined || value === undefined || value === '') return;
    filled[name] = value;
  }
  const query = Object.fromEntries(
    Object.entries(read.query).map(([name, text]) => [
      name,
      text.replace(/\{(\w+)\}/g, (_match, key: string) => filled[key] ?? ''),
    ]),
  );
  const row: EndpointRow = {
    method: 'GET',
    path: read.path,
    effect: 'reads',
    origin: 'specified',
    successCodes: read.successCodes,
    ...(read.secure ? { secure: true } : {}),
    ...(read.service === undefined ? {} : { service: read.service }),
    ...(read.lang === undefined ? {} : { lang: read.lang as 'langId' }),
    ...(read.offline ? { offline: true } : {}),
  };
  const address = addressOf(row, { params: filled, query }, store.get(languageAtom));
  void queryClient.prefetchQuery(readOptions(row, { address, quiet: true, read: readAddress(row, address) }));
};
