import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { BellLink } from './bell-link.tsx';

/** For this long, in milliseconds, the count is not read again. */
const FRESH_MS = 60_000;

export const UnreadBell = () => {
  const { data } = useQuery(
    {
      ...queryOf(agentEndpoints.getNotifications, { query: { perPage: '10', pageNo: '1' } }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
  return <BellLink unread={data?.unread ?? 0} />;
};
