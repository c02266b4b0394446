import { Link } from 'react-router-dom';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PointsComparison, PointsDifference } from '@payung/shared/schemas/points.ts';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { Cell, RowHeader, StackedTable, TableRow } from '#network/stacked-table.tsx';
import { ledgerAddress } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const Differences = ({ differences }: { readonly differences: readonly PointsDifference[] }) => {
  const text = useText();
  const number = (value: number): string => text('dashboard.figure', { figure: value });
  return (
    <StackedTable
      caption={text('pointsWork.differences')}
      columns={[
        { label: text('pointsWork.agent'), isName: true },
        { label: text('pointsWork.compared') },
        { label: text('pointsWork.expected'), isNumber: true },
        { label: text('pointsWork.found'), isNumber: true },
      ]}
    >
      {differences.map(({ agentId, agentName, agentCode, what, expected, found }, index) => (
        // Two months of one agent may have the same difference, so the index is part of the key.
        <TableRow key={`${agentId} ${what} ${index}`}>
          <RowHeader>
            <Link className="py-text-button" to={ledgerAddress(agentCode)}>
              {`${agentName} (${agentCode})`}
            </Link>
          </RowHeader>
          <Cell label={text('pointsWork.compared')}>{text(`pointsWork.what.${what}`)}</Cell>
          <Cell label={text('pointsWork.expected')} isNumber>
            {number(expected)}
          </Cell>
          <Cell label={text('pointsWork.found')} isNumber>
            {number(found)}
          </Cell>
        </TableRow>
      ))}
    </StackedTable>
  );
};

const Result = ({ comparison: { at, agents, differences } }: { readonly comparison: PointsComparison }) => {
  const text = useText();
  if (at === '') return <Empty text={text('pointsWork.compare.never')} />;
  return (
    <>
      <p className="py-quiet">{text('pointsWork.compare.at', { moment: formatMoment(at), agents })}</p>
      {differences.length === 0 ? (
        <InlineNotice kind="success" text={text('pointsWork.compare.agrees')} />
      ) : (
        <>
          <InlineNotice
            kind="warning"
            text={text('pointsWork.compare.differs', { count: differences.length })}
          />
          <Differences differences={differences} />
        </>
      )}
    </>
  );
};

/** Compares balance, ledger and statement of all agents; done every night, and here on demand. */
export const Comparison = () => {
  const text = useText();
  const last = useQuery({
    ...queryOf(pointsReviewEndpoints.pointsComparison, { quiet: true }),
    refetchOnMount: 'always',
  });
  const compare = useMutation({
    mutationFn: () => call(pointsReviewEndpoints.comparePoints),
    onSuccess: (comparison) => cachedRead(pointsReviewEndpoints.pointsComparison).write(comparison),
    meta: { quiet: true },
  });
  return (
    <Block id="points-comparison" title={text('pointsWork.tab.comparison')}>
      <p>{text('pointsWork.compare.intro')}</p>
      <div className="py-row">
        <Button size="large" loading={compare.isPending} onClick={() => compare.mutate()}>
          {text('pointsWork.compare')}
        </Button>
      </div>
      {compare.isError ? (
        <InlineNotice kind="error" text={serverMessage(compare.error) || text('pointsWork.noAnswer')} />
      ) : null}
      <QueryBoundary of={[last]} loading={<Loading shape="list" />}>
        {(comparison) => <Result comparison={comparison} />}
      </QueryBoundary>
    </Block>
  );
};
