import { useEffect, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { registrationReviewEndpoints } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { queryOfPlace } from './queue-place.ts';
import type { QueuePlace } from './queue-place.ts';

const QUEUE = 'registration-queue';
/** Between two letters: nobody is asked for a word half typed. */
const PAUSE_MS = 250;

const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The list, page by page; other reviewers decide meanwhile, so it is read anew whenever it is looked at. */
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

/** What somebody did here is seen in the list at once. */
export const refreshQueue = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [QUEUE] });
