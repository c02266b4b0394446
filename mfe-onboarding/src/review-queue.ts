import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { useServerNow } from '@payung/shared/session/clock/server-clock.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

export const QUEUE_TABS = ['open', 'decided'] as const;
type QueueTab = (typeof QUEUE_TABS)[number];

/** The place in the list of registrations: status and search. */
export interface QueuePlace {
  readonly status: QueueTab;
  readonly search: string;
}

/** Maximum length of a search text (API limit). */
export const SEARCH_CHARS = 40;

export const placeIn = (query: URLSearchParams): QueuePlace => ({
  status: QUEUE_TABS.find((tab) => tab === query.get('status')) ?? 'open',
  search: (query.get('search') ?? '').slice(0, SEARCH_CHARS),
});

/** Only values that differ from the defaults, for the address and the call. */
const queryOfPlace = ({ status, search }: QueuePlace) => ({
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

/** The place is kept in the address. */
export const useQueuePlace = (): readonly [QueuePlace, (place: QueuePlace) => void] => {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOfPlace(place), { replace: true })];
};

const QUEUE = 'registration-queue';
/** Pause in milliseconds after the last key before a search is sent. */
const PAUSE_MS = 250;

const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The list, page by page; other reviewers decide meanwhile, so it is read again whenever the page becomes visible. */
export const useQueue = ({ status, search }: QueuePlace) => {
  const query = queryOfPlace({ status, search: useSettled(search) });
  return useInfiniteQuery({
    queryKey: [QUEUE, query],
    queryFn: ({ pageParam, signal }) =>
      call(registrationReviewEndpoints.registrationQueue, {
        query: pageParam === undefined ? query : { ...query, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });
};

/** Shows a decision in the list immediately. */
export const refreshQueue = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [QUEUE] });

const MINUTE_MS = 60_000;

/** The waiting time of a registration: `35 min`, `5 h 10 min`, `2 days 3 h`. */
export const useWaitingText = () => {
  const text = useText();
  const now = useServerNow(MINUTE_MS / 2);
  return (submittedAt: string): string => {
    const all = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / MINUTE_MS));
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    if (hours === 0) return text('review.wait.minutes', { minutes });
    if (hours < 24) return text('review.wait.hours', { hours, minutes });
    return text('review.wait.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
};
