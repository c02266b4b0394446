import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { More } from '#network/points/more-button.tsx';

/** The button below pages that are read one after another; absent at the end. */
export const moreOf = (
  pages: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
): More | undefined =>
  pages.hasNextPage
    ? {
        isReading: pages.isFetchingNextPage,
        isFailed: pages.isFetchNextPageError,
        read: () => void pages.fetchNextPage(),
      }
    : undefined;
