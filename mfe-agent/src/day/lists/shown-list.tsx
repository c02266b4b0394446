import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { WindowedList } from '@payung/shared/ui/layout/windowed-list.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { ofFirstPage } from '#more-button.tsx';
import type { ListSort } from '@payung/shared/domain/lists/line-status.ts';
import { DataTable } from '#data-table.tsx';
import { LoadingLines, useHasTable } from '#loading-lines.tsx';
import type { Column } from '#data-table.tsx';
import { useInsuredColumns, usePolicyColumns } from './list-columns.tsx';
import { InsuredCard, PolicyCard } from './list-card.tsx';
import type { CardProps } from './list-card.tsx';
import { useListPlace } from './list-place.ts';
import { POLICY_LISTS, searchOfState, serverList, queryOfState } from './list-state.ts';
import type { ChangeState, ListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { NoMatches } from './list-tools.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** A count above this number means "more than 1,000". */
const COUNTED_AT_MOST = 1_000;
/** Usual height of a card with its gap, in pixels. */
const CARD_HEIGHT = 128;

type CountedPage<Line> = ListPage<Line> & { readonly total: number };

interface ListPagesProps<Line> {
  readonly label: string;
  readonly pages: UseInfiniteQueryResult<InfiniteData<CountedPage<Line>>> & {
    readonly items: readonly Line[] | undefined;
  };
  readonly keyOf: (line: Line) => string;
  readonly Card: ComponentType<CardProps<Line>>;
  /** Of the table on wide windows; all columns depend on what the lines have. */
  readonly columnsOf: (
    items: readonly Line[],
    onOpen: (line: Line, index: number, inside: Element) => void,
  ) => readonly Column<Line, ListSort>[];
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  readonly empty: ReactNode;
}

/** The count and the lines; further pages are loaded on scrolling and on coming back to a place. */
const ListPages = <Line,>({
  label,
  pages,
  keyOf,
  Card,
  columnsOf,
  sort,
  onSort,
  empty,
}: ListPagesProps<Line>) => {
  const text = useText();
  const { place, leaveAt } = useListPlace();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  const items = pages.items ?? [];
  const hasTable = useHasTable();
  const columns = columnsOf(items, (line, index, inside) => leaveAt(keyOf(line), index, inside));
  const isSeeking = place !== undefined && items.length <= place.index && hasNextPage && !isError;
  // A running refresh would be cancelled by the request for the next page.
  const readOn = isSeeking && !pages.isFetching && items.length > 0;
  useEffect(() => {
    if (readOn) void fetchNextPage();
  }, [readOn, fetchNextPage]);
  const more = () => void fetchNextPage();
  const total = pages.data?.pages[0]?.total;
  const isMany = total !== undefined && total > COUNTED_AT_MOST;
  const shown = {
    label,
    items,
    total: isMany ? undefined : total,
    keyOf,
    startAt: place,
    onMore: hasNextPage && !pages.isFetching && !pages.isFetchNextPageError ? more : undefined,
  };
  return (
    <div className="py-stack">
      <p className="py-quiet" aria-live="polite">
        {total === undefined ? '\u00a0' : text(isMany ? 'lists.countMore' : 'lists.count', { count: total })}
      </p>
      <QueryBoundary
        of={[ofFirstPage(pages)]}
        isOpen={!isSeeking}
        loading={<LoadingLines columns={columns} />}
      >
        {() =>
          items.length === 0 ? (
            empty
          ) : (
            <>
              {hasTable ? (
                <DataTable
                  {...shown}
                  columns={columns}
                  sort={sort}
                  onSort={onSort}
                  openedKey={place?.id}
                  openedText={text('lists.opened')}
                />
              ) : (
                <WindowedList {...shown} rowHeight={CARD_HEIGHT}>
                  {(line, index) => (
                    <Card
                      line={line}
                      wasOpened={keyOf(line) === place?.id}
                      onOpen={(inside) => leaveAt(keyOf(line), index, inside)}
                    />
                  )}
                </WindowedList>
              )}
              {isFetchingNextPage ? <LoadingLines isMore columns={columns} /> : null}
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

interface ShownListProps {
  readonly state: ListState;
  readonly onChange: ChangeState;
}

/** The next step of an empty list: remove the filters, or make a first quote. */
const EmptyList = ({ state, onChange }: ShownListProps) => {
  const text = useText();
  const home = useHomePath();
  const { status, renewal, isEnding, agentId, productId, search } = state;
  const isNarrowed =
    isEnding || renewal !== 'all' || [status, agentId, productId, search].some((value) => value !== '');
  if (isNarrowed) return <NoMatches onChange={onChange} />;
  return (
    <Empty
      text={text(`lists.empty.${state.list}`)}
      action={
        <Link className="py-text-button" to={home}>
          {text('lists.start')}
        </Link>
      }
    />
  );
};

const Insureds = ({ state, onChange }: ShownListProps) => {
  const text = useText();
  return (
    <ListPages
      label={text(LIST_TEXTS.insureds)}
      pages={useListPages(listEndpoints.listInsureds, searchOfState(state))}
      Card={InsuredCard}
      columnsOf={useInsuredColumns()}
      sort={state.sort}
      onSort={(sort) => onChange({ sort })}
      keyOf={(line) => `${line.quoteId} ${line.name}`}
      empty={<EmptyList state={state} onChange={onChange} />}
    />
  );
};

interface PolicyLinesProps extends ShownListProps {
  /** The call that reads them. */
  readonly row: (typeof POLICY_LISTS)[keyof typeof POLICY_LISTS];
}

/** The lines of a list whose lines are policies. */
export const PolicyLines = ({ row, state, onChange }: PolicyLinesProps) => {
  const text = useText();
  return (
    <ListPages
      label={text(LIST_TEXTS[state.list])}
      pages={useListPages(row, searchOfState(state))}
      Card={PolicyCard}
      columnsOf={usePolicyColumns(state.list)}
      sort={state.sort}
      onSort={(sort) => onChange({ sort })}
      keyOf={(line) => line.quoteId}
      empty={<EmptyList state={state} onChange={onChange} />}
    />
  );
};

/** The lines of the chosen list; other filters are another list with its own place. */
export const ShownList = ({ state, onChange }: ShownListProps) => {
  const key = JSON.stringify(queryOfState(state));
  const list = serverList(state.list);
  return list === 'insureds' ? (
    <Insureds key={key} state={state} onChange={onChange} />
  ) : (
    <PolicyLines key={key} row={POLICY_LISTS[list]} state={state} onChange={onChange} />
  );
};
