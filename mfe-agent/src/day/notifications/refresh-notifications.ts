import type { QueryClient } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';

/** Reads the pages of notifications and the count of the bell again. */
export const refreshNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some(
        (part) => typeof part === 'string' && part.startsWith(agentEndpoints.getNotifications.path),
      ),
  });
