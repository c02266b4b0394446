import { useEffect, useMemo, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { QueryArgs, ReadEndpoint } from '@payung/shared/api/query.ts';
import type { ReplyOf, ShapeOf } from './endpoint.ts';
import type { ListPage } from '../schemas/parts.ts';
import { keepOffline } from './offline-cache.ts';

/** Lines that one request of a list brings. */
const PAGE_LINES = '50';

/** What a list answers, and the lines of it. */
type PageOf<E> = ReplyOf<E> & ListPage<unknown>;
type ItemOf<E> = ReplyOf<E> extends ListPage<infer Item> ? Item : never;

/** What TanStack Query knows of a read that adds a page. */
interface FetchMeta {
  readonly fetchMore?: object;
}

type CachedPages<Page> = InfiniteData<Page, string | undefined>;

/** Before the address, so that keys end as those of all other reads do. */
const PAGES = 'pages';

const firstPage = <Page>({ pages, pageParams }: CachedPages<Page>): CachedPages<Page> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/**
 * The device keeps the beginning of a list. To seal and write all of a long one again with every page that comes
 * would delay scrolling.
 */
const keepBeginning: typeof keepOffline = (queryFn, context, query) => {
  const { fetchMeta } = (query as { readonly state?: { readonly fetchMeta?: FetchMeta | null } }).state ?? {};
  const isNextPage = fetchMeta?.fetchMore !== undefined;
  return isNextPage ? Promise.resolve(queryFn(context)) : keepOffline(queryFn, context, query);
};

/**
 * The pages of a list, read by key. Coming back by Back or a reload shows it as it was left; a new
 * visit shows its beginning immediately, and then its current state.
 */
export const useListPages = <E extends ReadEndpoint>(
  row: E,
  query: NonNullable<ShapeOf<E>['query']>,
  { quiet = false }: { readonly quiet?: boolean } = {},
) => {
  type Page = PageOf<E>;
  const client = useQueryClient();
  const asked = { limit: PAGE_LINES, ...query };
  const one = queryOf(row, ...([{ query: asked, quiet }] as unknown as QueryArgs<E, ReplyOf<E>>));
  const queryKey = [...one.queryKey.slice(0, -1), PAGES, one.queryKey.at(-1)];
  const arrival = useNavigationType();
  const hash = JSON.stringify(queryKey);
  const [keptHash] = useState(arrival === NavigationType.Pop ? hash : '');
  useEffect(() => {
    const known = client.getQueryData<CachedPages<Page>>(queryKey);
    if (known === undefined || hash === keptHash) return;
    client.setQueryData<CachedPages<Page>>(queryKey, firstPage(known));
    void client.invalidateQueries({ queryKey });
    // The key by its text: the array is a new one every time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, hash, keptHash]);
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(row, {
        query: pageParam === undefined ? asked : { ...asked, after: pageParam },
        signal,
      } as never) as Promise<Page>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    // Pages that are known stay the same objects anyhow; to compare 10,000 lines with every page that comes is felt.
    structuralSharing: false,
    persister: (one.persister === undefined ? undefined : keepBeginning) as never,
    meta: { quiet },
  });
  const { data } = answer;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items as readonly ItemOf<E>[]), [data]);
  const { hasNextPage, isFetching, isError, fetchNextPage } = answer;
  return {
    ...answer,
    items,
    /** Reads the next page; absent at the end, and while anything is read: it would be given up for that. */
    readOn: hasNextPage && !isFetching && !isError ? () => void fetchNextPage() : undefined,
  };
};

/** Puts something else in the place of lines that are on this device, in every list of that call. */
export const changeListedLines = <E extends ReadEndpoint>(
  client: QueryClient,
  row: E,
  change: (item: ItemOf<E>) => ItemOf<E>,
): void => {
  const isOfCall = (queryKey: readonly unknown[]): boolean =>
    queryKey.at(-2) === PAGES && String(queryKey.at(-1)).includes(row.path);
  client.setQueriesData<CachedPages<PageOf<E>>>(
    { predicate: ({ queryKey }) => isOfCall(queryKey) },
    (known) =>
      known === undefined
        ? undefined
        : {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              items: (page.items as readonly ItemOf<E>[]).map(change),
            })),
          },
  );
};
