import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { lineFlagEndpoints } from '@payung/shared/api/endpoints/line-flags.ts';
import type { LineFlag } from '@payung/shared/api/endpoints/line-flags.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';

export const FLAG_TABS = ['open', 'checked'] as const;
export type FlagTab = (typeof FLAG_TABS)[number];

const FLAGS = 'line-flags';

export const useFlagTab = (): readonly [FlagTab, (tab: FlagTab) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    FLAG_TABS.find((each) => each === query.get('status')) ?? 'open',
    (status) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
  ];
};

/** Others look into them meanwhile, so they are read anew whenever they are looked at. */
export const useFlags = (status: FlagTab) =>
  useInfiniteQuery({
    queryKey: [FLAGS, status],
    queryFn: ({ pageParam, signal }) =>
      call(lineFlagEndpoints.listLineFlags, {
        query: { status, ...(pageParam === undefined ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });

export const useCheckFlag = (flagId: string, onDone: (flag: LineFlag) => void) => {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: (note: string) =>
      call(lineFlagEndpoints.checkLineFlag, { params: { flagId }, body: { note } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [FLAGS] }),
    meta: { quiet: true },
  });
  return {
    check,
    /** What the server said instead; empty where no answer came. */
    refusal: check.isError ? serverMessage(check.error) : undefined,
  };
};
