import { useSearchParams } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { motorRoutes } from '#contract/routes.ts';
import { motorEndpoints } from '#contract/endpoints.ts';

export const QUEUE_FILTERS = ['open', 'overdue', 'mine', 'decided'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Filter, search and page of the list of inspections. */
export interface QueuePlace {
  readonly status: QueueFilter;
  readonly search: string;
  readonly page: number;
}

/** Maximum length of a search text (limit of the call). */
export const SEARCH_CHARS = 40;
/** Last page that the call answers. */
const LAST_PAGE = 999;

export const placeIn = (query: URLSearchParams): QueuePlace => {
  const page = Number(query.get('page') ?? '1');
  return {
    status: QUEUE_FILTERS.find((filter) => filter === query.get('status')) ?? 'open',
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARS),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
};

/** The values that differ from the default, for the address and for the call. */
const queryOfPlace = ({ status, search, page }: QueuePlace) => ({
  ...(status === 'open' ? {} : { status }),
  ...(search === '' ? {} : { search }),
  ...(page === 1 ? {} : { page: String(page) }),
});

const address = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const queueAddress = (place: QueuePlace): string =>
  address(motorRoutes.reviewQueue.path, queryOfPlace(place));

/** The page of one set carries the place in the list, so that Back, also after a reload, leads there. */
export const reviewAddress = (quoteId: string, place: QueuePlace): string =>
  address(motorRoutes.review.path, { quoteId, ...queryOfPlace(place) });

/** The place as the address says it. */
export const useQueuePlace = (): readonly [QueuePlace, (place: QueuePlace) => void] => {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOfPlace(place), { replace: true })];
};

/** Quiet, for the list is polled: the page shows a failure itself. */
export const queueRead = (place: QueuePlace) =>
  queryOf(motorEndpoints.reviewQueue, {
    query: queryOfPlace({ ...place, search: place.search.trim() }),
    quiet: true,
  });

const isOfQueue = (key: readonly unknown[]): boolean =>
  key.some((part) => typeof part === 'string' && part.includes(motorEndpoints.reviewQueue.path));

/** Reads the list again after a change, wherever it is cached. */
export const refreshQueue = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOfQueue(queryKey) });

/** The set that was opened last, to which the list scrolls on the way back; kept in memory only. */
let lastOpened: string | undefined;

export const readLastOpened = (): string | undefined => lastOpened;

export const keepLastOpened = (quoteId: string | undefined): void => {
  lastOpened = quoteId;
};
