import { useQuery } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { LevelFigures as Level } from '@payung/shared/api/endpoints/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { DRAWER_AT_MOST, useIsAtMost } from '@payung/shared/ui/width.ts';
import { useText } from '#messages/catalogue.ts';
import { PERIOD_TEXTS } from './member-texts.tsx';
import type { NetworkNavigation } from './network-place.ts';
import { Cell, RowHeader, StackedTable, TableRow } from './stacked-table.tsx';

const Levels = ({ levels, period }: { readonly levels: readonly Level[]; readonly period: string }) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  if (levels.length === 0) return <p>{text('tree.levels.none')}</p>;
  return (
    <StackedTable
      caption={text('tree.levels.caption', { period })}
      columns={[
        { label: text('tree.column.level'), isName: true },
        { label: text('tree.column.members'), isNumber: true },
        { label: text('tree.column.active'), isNumber: true },
        { label: text('tree.column.premium'), isNumber: true },
        { label: text('tree.column.policies'), isNumber: true },
        { label: text('tree.column.points'), isNumber: true },
      ]}
    >
      {levels.map(({ level, members, active, premium, policies, points }) => (
        <TableRow key={level}>
          <RowHeader>{text('tree.level', { level })}</RowHeader>
          <Cell label={text('tree.column.members')} isNumber>
            {number(members)}
          </Cell>
          <Cell label={text('tree.column.active')} isNumber>
            {number(active)}
          </Cell>
          <Cell label={text('tree.column.premium')} isNumber>
            <Rupiah amount={premium} />
          </Cell>
          <Cell label={text('tree.column.policies')} isNumber>
            {number(policies)}
          </Cell>
          <Cell label={text('tree.column.points')} isNumber>
            {number(points)}
          </Cell>
        </TableRow>
      ))}
    </StackedTable>
  );
};

/** What each level did in the period that is chosen; folded on a phone, where the members go first. */
export const LevelFigures = ({ navigation }: { readonly navigation: NetworkNavigation }) => {
  const text = useText();
  const isPhone = useIsAtMost(DRAWER_AT_MOST);
  const { period } = navigation.place;
  const figures = useQuery(queryOf(networkEndpoints.networkFigures, { query: { period } }));
  return (
    <details className="py-card" open={!isPhone}>
      <summary className="py-text-button">{text('tree.levels')}</summary>
      <QueryBoundary
        of={[figures]}
        loading={
          <LoadingPlace>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </LoadingPlace>
        }
      >
        {({ levels }) => <Levels levels={levels} period={text(PERIOD_TEXTS[period])} />}
      </QueryBoundary>
    </details>
  );
};
