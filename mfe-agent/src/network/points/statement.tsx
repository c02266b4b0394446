import { useState } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PointsStatement } from '@payung/shared/schemas/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { Empty, LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useHomePath } from '#agent-user.ts';
import { ChoiceField } from '#choice-field.tsx';
import { ExportButton } from '#export-button.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import { MoreButton } from '#more-button.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { LoadingFacts, useSigned } from './points-facts.tsx';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month is kept in the address; without one the server uses the current month of Jakarta. */
const useStatementMonth = (): readonly [string | undefined, (month: string) => void] => {
  const [query, setQuery] = useSearchParams();
  const month = query.get('month') ?? '';
  return [MONTH.test(month) ? month : undefined, (next) => setQuery({ month: next }, { replace: true })];
};

/**
 * The statement of a month. Its first page names the last entry number; later pages are read up to the
 * same one, so that all pages agree while new entries are posted (ruling R39).
 */
const useStatement = (month: string | undefined) => {
  const first = useQuery(
    queryOf(pointsEndpoints.pointsStatement, { query: month === undefined ? {} : { month } }),
  );
  const { data } = first;
  const queryKey = ['points-statement-pages', data?.month, data?.upTo, data?.next];
  const key = JSON.stringify(queryKey);
  /** The statement whose next page was requested. */
  const [requested, request] = useState('');
  const later = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(pointsEndpoints.pointsStatement, {
        query: { month: data?.month ?? '', upTo: String(data?.upTo ?? 0), after: pageParam },
        signal,
      }),
    initialPageParam: data?.next ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: requested === key && data?.next !== undefined,
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
            if (requested !== key) request(key);
            else if (pages.length === 0) void later.refetch();
            else void later.fetchNextPage();
          },
        }
      : undefined,
  };
};

/** Opening and closing balance of the month, and the last entry that it includes. */
const Sums = ({ statement }: { readonly statement: PointsStatement }) => {
  const text = useText();
  const signed = useSigned();
  const { opening, earned, taken, closing, upTo } = statement;
  return (
    <>
      <Facts>
        <Fact label={text('points.opening')}>{text('dashboard.figure', { figure: opening })}</Fact>
        <Fact label={text('points.earned')}>{signed(earned)}</Fact>
        <Fact label={text('points.taken')}>{signed(taken)}</Fact>
        <Fact label={text('points.closing')}>{text('dashboard.figure', { figure: closing })}</Fact>
      </Facts>
      <p className="py-small py-quiet">{text('points.upTo', { no: upTo })}</p>
    </>
  );
};

/** The sums, the button of the export and the entries. */
const LoadingStatement = () => (
  <LoadingPlace>
    <div className="py-stack">
      <LoadingFacts count={4} />
      <Skeleton height={20} />
      <Skeleton shape="short" height={48} />
      {Array.from({ length: 4 }, (_none, at) => (
        <Skeleton key={at} height={56} />
      ))}
    </div>
  </LoadingPlace>
);

const NoEntries = ({ upTo }: Pick<PointsStatement, 'upTo'>) => {
  const text = useText();
  const home = useHomePath();
  return (
    <Empty
      text={text(upTo === 0 ? 'points.none' : 'points.noneInMonth')}
      action={
        upTo === 0 ? (
          <Link className="py-text-button" to={home}>
            {text('points.home')}
          </Link>
        ) : undefined
      }
    />
  );
};

/** Exports up to the entry number that the page shows, so that file and page agree. */
const ExportStatement = ({ month, upTo }: Pick<PointsStatement, 'month' | 'upTo'>) => (
  <ExportButton
    name={`points_${month}_${upTo}`}
    read={() => call(pointsEndpoints.exportPoints, { query: { month, upTo: String(upTo) } })}
  />
);

interface MonthFieldProps {
  readonly months: readonly string[];
  readonly month: string | undefined;
  readonly isLoading: boolean;
  readonly onChange: (month: string) => void;
}

const MonthField = ({ months, month, isLoading, onChange }: MonthFieldProps) => {
  const text = useText();
  const monthName = useMonthName('long');
  // A month typed into the address may have no entries.
  const all = [...new Set(month === undefined ? months : [month, ...months])].toSorted().toReversed();
  return (
    <ChoiceField
      label={text('points.month')}
      value={month ?? months[0] ?? ''}
      options={all.map((value) => ({ value, label: monthName(value) }))}
      isLoading={isLoading}
      onChange={onChange}
    />
  );
};

/** The entries of one month of Jakarta (ruling R39). */
export const Statement = () => {
  const text = useText();
  const monthName = useMonthName('long');
  const [month, setMonth] = useStatementMonth();
  const { first, items, more } = useStatement(month);
  const [focused, setFocused] = useState<number>();
  const change = (next: string): void => {
    setFocused(undefined);
    setMonth(next);
  };
  return (
    <Block id="points-statement" title={text('points.statement')}>
      <MonthField
        months={first.data?.months ?? []}
        month={month ?? first.data?.month}
        isLoading={first.isLoading}
        onChange={change}
      />
      <QueryBoundary of={[first]} loading={<LoadingStatement />}>
        {(statement) => (
          <>
            <Sums statement={statement} />
            {items.length === 0 ? (
              <NoEntries upTo={statement.upTo} />
            ) : (
              <>
                <div className="py-row">
                  <ExportStatement key={statement.month} month={statement.month} upTo={statement.upTo} />
                </div>
                <LedgerTable
                  caption={text('points.caption', { month: monthName(statement.month), no: statement.upTo })}
                  items={items}
                  focused={focused}
                />
                <MoreButton more={more} onMore={() => setFocused(items.length)} />
              </>
            )}
          </>
        )}
      </QueryBoundary>
    </Block>
  );
};
