import { useSearchParams } from 'react-router-dom';
import { motorRoutes } from '#contract/routes.ts';

export const QUEUE_FILTERS = ['open', 'overdue', 'mine', 'decided'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Where somebody stands in the list of inspections. */
export interface QueuePlace {
  readonly status: QueueFilter;
  readonly search: string;
  readonly page: number;
}

/** Of a search; the call takes no more. */
export const SEARCH_CHARS = 40;
/** The call answers no page behind it. */
const LAST_PAGE = 999;

export const placeIn = (query: URLSearchParams): QueuePlace => {
  const page = Number(query.get('page') ?? '1');
  return {
    status: QUEUE_FILTERS.find((filter) => filter === query.get('status')) ?? 'open',
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARS),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
};

/** Only what is not taken for granted, for the address as for the call. */
export const queryOfPlace = ({ status, search, page }: QueuePlace) => ({
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

/** The place stands in the address. */
export const useQueuePlace = (): readonly [QueuePlace, (place: QueuePlace) => void] => {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOfPlace(place), { replace: true })];
};
