import type { QueryClient } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { queryOfPlace } from './queue-place.ts';
import type { QueuePlace } from './queue-place.ts';

/** A failure stands on the page: the list is read again and again. */
export const queueRead = (place: QueuePlace) =>
  queryOf(motorEndpoints.reviewQueue, {
    query: queryOfPlace({ ...place, search: place.search.trim() }),
    quiet: true,
  });

const isOfQueue = (key: readonly unknown[]): boolean =>
  key.some((part) => typeof part === 'string' && part.includes(motorEndpoints.reviewQueue.path));

/** What somebody did here is seen in the list at once. */
export const refreshQueue = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOfQueue(queryKey) });
