import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';

/** Reads the pages of notifications and the count of the bell again. */
export const refreshNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some((part) => typeof part === 'string' && part.startsWith(endpoints.getNotifications.path)),
  });
