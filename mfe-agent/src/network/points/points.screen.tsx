import { useQuery } from '@tanstack/react-query';
import { pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { AccountCard } from './account-card.tsx';
import { RedemptionList } from './redemption-list.tsx';
import styles from './points.module.css';
import { Statement } from './statement.tsx';

const LoadingAccount = () => (
  <LoadingPlace>
    <Skeleton className={styles['account']} />
  </LoadingPlace>
);

/** An agent's own points: what there is, how it came about, and how it is used (NET-004, NET-018, DASH-032). */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const account = useQuery(queryOf(pointsEndpoints.pointsAccount));
  return (
    <Page title={text('points.title')} back={home} intro={text('points.intro')}>
      <QueryBoundary of={[account]} loading={<LoadingAccount />}>
        {(data) => <AccountCard account={data} />}
      </QueryBoundary>
      <Statement />
      {account.data === undefined ? null : <RedemptionList redemptions={account.data.redemptions} />}
    </Page>
  );
};
