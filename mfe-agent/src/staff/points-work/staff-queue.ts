import { useInfiniteQuery } from '@tanstack/react-query';

type ReadPage<Status, Page> = (given: {
  readonly query: { readonly status: Status; readonly after?: string };
  readonly signal: AbortSignal;
}) => Promise<Page>;

/**
 * Pages of what waits for staff, or is done. Others of staff work on it meanwhile, so it is read anew whenever it is
 * looked at.
 */
export const useStaffQueue = <Status extends string, Page extends { readonly next?: string | undefined }>(
  name: string,
  status: Status,
  read: ReadPage<Status, Page>,
) =>
  useInfiniteQuery({
    queryKey: [name, status],
    queryFn: ({ pageParam, signal }) =>
      read({ query: { status, ...(pageParam === undefined ? {} : { after: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });
