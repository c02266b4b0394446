import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';

/** Every page of notifications that somebody looks at, and the count on the bell. */
export const refreshNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some((part) => typeof part === 'string' && part.startsWith(endpoints.getNotifications.path)),
  });
