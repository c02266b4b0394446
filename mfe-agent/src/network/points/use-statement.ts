import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month stands in the address; without one it is the current month of Jakarta, which the server knows. */
export const useStatementMonth = (): readonly [string | undefined, (month: string) => void] => {
  const [query, setQuery] = useSearchParams();
  const month = query.get('month') ?? '';
  return [MONTH.test(month) ? month : undefined, (next) => setQuery({ month: next }, { replace: true })];
};

/**
 * The statement of a month. Its first page says up to which running number it goes; later pages are read up to the
 * same one, so that all of them belong together whatever is posted meanwhile (ruling R39).
 */
export const useStatement = (month: string | undefined) => {
  const first = useQuery(
    queryOf(pointsEndpoints.pointsStatement, { query: month === undefined ? {} : { month } }),
  );
  const { data } = first;
  const queryKey = ['points-statement-pages', data?.month, data?.upTo, data?.next];
  const key = JSON.stringify(queryKey);
  /** Of which statement the next page was asked for. */
  const [asked, ask] = useState('');
  const later = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(pointsEndpoints.pointsStatement, {
        query: { month: data?.month ?? '', upTo: String(data?.upTo ?? 0), after: pageParam },
        signal,
      }),
    initialPageParam: data?.next ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: asked === key && data?.next !== undefined,
    // Entries are never changed.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const pages = later.data?.pages ?? [];
  const isMore = pages.length === 0 ? data?.next !== undefined : later.hasNextPage;
  return {
    first,
    items: [...(data?.items ?? []), ...pages.flatMap(({ items }) => items)],
    more: isMore
      ? {
          isReading: later.isFetching,
          isFailed: later.isError && !later.isFetching,
          read: () => {
            if (asked !== key) ask(key);
            else if (pages.length === 0) void later.refetch();
            else void later.fetchNextPage();
          },
        }
      : undefined,
  };
};
