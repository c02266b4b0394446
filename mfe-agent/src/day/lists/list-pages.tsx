import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { WindowedList } from '@payung/shared/ui/layout/windowed-list.tsx';
import { useListPlace } from './list-place.ts';
import { useText } from '#messages/catalogue.ts';

/** The answer above this number stands for "more than 1,000". */
const COUNTED_AT_MOST = 1_000;
/** Usual height of a card with its gap, in pixels. */
const CARD_HEIGHT = 140;

export interface CardProps<Line> {
  readonly line: Line;
  /** It was opened before somebody came back to the list. */
  readonly wasOpened: boolean;
  /** `inside` is any element of the card. */
  readonly onOpen: (inside: Element) => void;
}

type CountedPage<Line> = ListPage<Line> & { readonly total: number };

interface ListPagesProps<Line> {
  readonly label: string;
  readonly pages: UseInfiniteQueryResult<InfiniteData<CountedPage<Line>>> & {
    readonly items: readonly Line[] | undefined;
  };
  readonly keyOf: (line: Line) => string;
  readonly Card: ComponentType<CardProps<Line>>;
  readonly empty: ReactNode;
}

/** How many there are, and the lines, read on as somebody scrolls or comes back to a place further down. */
export const ListPages = <Line,>({ label, pages, keyOf, Card, empty }: ListPagesProps<Line>) => {
  const text = useText();
  const { place, leaveAt } = useListPlace();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  const items = pages.items ?? [];
  const isSeeking = place !== undefined && items.length <= place.index && hasNextPage && !isError;
  // A refresh that is under way would be given up for the next page.
  const readOn = isSeeking && !pages.isFetching && items.length > 0;
  useEffect(() => {
    if (readOn) void fetchNextPage();
  }, [readOn, fetchNextPage]);
  const more = () => void fetchNextPage();
  // A page that could not be read on is told below the lines.
  const known = pages.isFetchNextPageError ? { ...pages, isError: false } : pages;
  const total = pages.data?.pages[0]?.total;
  const isMany = total !== undefined && total > COUNTED_AT_MOST;
  return (
    <div className="py-stack">
      <p className="py-quiet" aria-live="polite">
        {total === undefined ? '\u00a0' : text(isMany ? 'lists.countMore' : 'lists.count', { count: total })}
      </p>
      <QueryBoundary of={[known]} isOpen={!isSeeking} loading={<Loading shape="list" />}>
        {() =>
          items.length === 0 ? (
            empty
          ) : (
            <>
              <WindowedList
                label={label}
                items={items}
                total={isMany ? undefined : total}
                keyOf={keyOf}
                rowHeight={CARD_HEIGHT}
                startAt={place}
                onMore={hasNextPage && !pages.isFetching && !pages.isFetchNextPageError ? more : undefined}
              >
                {(line, index) => (
                  <Card
                    line={line}
                    wasOpened={keyOf(line) === place?.id}
                    onOpen={(inside) => leaveAt(keyOf(line), index, inside)}
                  />
                )}
              </WindowedList>
              {isFetchingNextPage ? <Loading shape="list" /> : null}
              {pages.isFetchNextPageError ? (
                <div className="py-stack-tight">
                  <InlineNotice kind="error" text={text('lists.moreFailed')} />
                  <Button size="large" onClick={more}>
                    {text('common.tryAgain')}
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryBoundary>
    </div>
  );
};
