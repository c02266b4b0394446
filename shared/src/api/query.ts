import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { CONTRACT_VERSION } from '#registry.ts';
import type { RegistryRead } from '#registry.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { ownerAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { addressOf, isFilled } from './address.ts';
import { isNoResponse } from './api-error.ts';
import { callAddress } from '@payung/shared/api/client.ts';
import type { CallOptions, InputArgs } from './client.ts';
import type { Endpoint, EndpointRow, ReplyOf } from './endpoint.ts';
import { keepOffline } from './offline-cache.ts';
import { react } from '@payung/shared/api/reaction.ts';
import type { ReactionOptions } from '@payung/shared/api/reaction.ts';

const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

const isQuiet = (meta: Record<string, unknown> | undefined): boolean => meta?.['quiet'] === true;

/** The one query client. Every failed read or write passes the same reaction (ERR-030). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What is on the screen stays there when a refresh finds no connection: the offline bar says why.
    onError: (error, query) => {
      if (!(isNoResponse(error) && query.state.data !== undefined))
        react(error, { quiet: isQuiet(query.meta) });
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _values, _context, mutation) => {
      react(error, { quiet: isQuiet(mutation.meta) });
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 5_000,
      retry: (count, error) => count < 1 && isNoResponse(error) && isOnline(),
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

/** Who asks, in which language, under which contract, and what: also the key of the offline cache. */
const readOptions = <T>(
  row: EndpointRow,
  address: string,
  quiet: boolean,
  read: (signal: AbortSignal) => Promise<T>,
) =>
  queryOptions({
    queryKey: [store.get(ownerAtom), store.get(languageAtom), CONTRACT_VERSION, address] as const,
    queryFn: ({ signal }) => read(signal),
    persister: row.offline === true ? keepOffline : undefined,
    meta: { quiet },
  });

// A query may answer anything but `undefined`.
const readAddress = (row: EndpointRow, address: string) => async (signal: AbortSignal) =>
  (await callAddress(row, address, undefined, { signal })) ?? null;

/** Rows that only read; a row that writes does not compile here (ruling K115). */
export type ReadEndpoint = Endpoint & { readonly effect: 'reads' };

/**
 * `useQuery(queryOf(endpoints.getPlans, { params: { quoteId } }))`. With `quiet` a failure is only logged.
 * A read that waits for a value of its path (`enabled: false` meanwhile) has a key, and no address yet.
 */
export const queryOf = <E extends ReadEndpoint>(row: E, ...[input]: QueryArgs<E>) => {
  const given = (input ?? {}) as { params?: object; query?: object } & ReactionOptions;
  const full = (): string => addressOf(row, given, store.get(languageAtom));
  const address = isFilled(row.path, given.params ?? {}) ? full() : undefined;
  return readOptions(
    row,
    address ?? row.path,
    given.quiet ?? false,
    async (signal) => (await readAddress(row, address ?? full())(signal)) as ReplyOf<E>,
  );
};

type QueryArgs<E> =
  InputArgs<E> extends [input?: infer I]
    ? [input?: Omit<I & object, keyof CallOptions> & ReactionOptions]
    : [input: Omit<InputArgs<E>[0] & object, keyof CallOptions> & ReactionOptions];

/**
 * Starts a read that the registry names, so that data and code travel together. The screen then finds
 * it under the same key. A read whose values are not in the address is left to the screen.
 */
export const startRead = (read: RegistryRead, valueOf: (name: string) => string | undefined): void => {
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
    ...(read.lang === undefined ? {} : { lang: read.lang as 'langId' }),
    ...(read.offline ? { offline: true } : {}),
  };
  const address = addressOf(row, { params: filled, query }, store.get(languageAtom));
  void queryClient.prefetchQuery(readOptions(row, address, true, readAddress(row, address)));
};
