import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Points } from '@payung/shared/schemas/agent.ts';
import type { HomeFigures } from '@payung/shared/schemas/lists.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './month-card.module.css';
import { percentOf } from './percent.ts';

interface MonthCardProps {
  readonly figures: UseQueryResult<HomeFigures>;
  readonly points: UseQueryResult<Points>;
}

const Month = ({ figures: { months, target } }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const { premium = 0, policies = 0 } = months.at(-1) ?? {};
  return (
    <p className={styles['figures']}>
      <strong className={styles['amount']}>
        <Rupiah amount={premium} />
      </strong>{' '}
      <span className="py-small py-quiet">
        {text('lists.policyCount', { count: policies })}
        {target === undefined || target.premium === 0
          ? null
          : ` · ${text('performance.ofTarget', { percent: percentOf(premium, target.premium) })}`}
      </span>
    </p>
  );
};

/** This month in one line; the whole card opens what is behind it. */
export const MonthCard = ({ figures, points }: MonthCardProps) => {
  const text = useText();
  const hasNetwork = useHasNetwork();
  const isNetwork = figures.data?.isNetwork ?? hasNetwork;
  return (
    <section className={styles['card']} aria-labelledby="month">
      <div className={styles['head']}>
        <h2 id="month" className={styles['title']}>
          <Link className={styles['link']} to={agentRoutes.performance.path}>
            {text(isNetwork ? 'performance.month.network' : 'performance.month')}
            <LineIcon path="M9 6l6 6-6 6" size={20} />
          </Link>
        </h2>
        <strong className="py-small">
          {points.data === undefined
            ? '\u00a0'
            : text('dashboard.entryPoints', { points: points.data.total })}
        </strong>
      </div>
      <QueryBoundary
        of={[figures]}
        loading={
          <LoadingPlace>
            <Skeleton className={styles['figures']} />
          </LoadingPlace>
        }
      >
        {(known) => <Month figures={known} />}
      </QueryBoundary>
    </section>
  );
};
