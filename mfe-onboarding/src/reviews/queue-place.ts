import { useSearchParams } from 'react-router-dom';
import { onboardingRoutes } from '#contract/routes.ts';

export const QUEUE_TABS = ['open', 'decided'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** Where somebody stands in the list of registrations. */
export interface QueuePlace {
  readonly status: QueueTab;
  readonly search: string;
}

/** Of a search; the call takes no more. */
export const SEARCH_CHARS = 40;

export const placeIn = (query: URLSearchParams): QueuePlace => ({
  status: QUEUE_TABS.find((tab) => tab === query.get('status')) ?? 'open',
  search: (query.get('search') ?? '').slice(0, SEARCH_CHARS),
});

/** Only what is not taken for granted, for the address as for the call. */
export const queryOfPlace = ({ status, search }: QueuePlace) => ({
  ...(status === 'open' ? {} : { status }),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
});

const address = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const queueAddress = (place: QueuePlace): string =>
  address(onboardingRoutes.reviews.path, queryOfPlace(place));

/** The page of one registration carries the place in the list, so that Back leads there, also after a reload. */
export const reviewAddress = (registrationId: string, place: QueuePlace): string =>
  address(onboardingRoutes.review.path, { registrationId, ...queryOfPlace(place) });

/** The place stands in the address. */
export const useQueuePlace = (): readonly [QueuePlace, (place: QueuePlace) => void] => {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOfPlace(place), { replace: true })];
};
