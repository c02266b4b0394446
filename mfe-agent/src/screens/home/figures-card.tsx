import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeFigures } from '@payung/shared/api/endpoints/lists.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { FigureTable } from './figure-table.tsx';
import { changeSince, percentOf } from './figures.ts';
import styles from './figures-card.module.css';
import { MonthBars, useMonthName } from './month-bars.tsx';

const Figures = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const monthName = useMonthName();
  const { months, target } = figures;
  const now = months.at(-1);
  const before = months.at(-2);
  if (now === undefined) return <p className={styles['figures']}>{text('dashboard.figures.none')}</p>;
  const change = changeSince(before?.premium, now.premium);
  const reached = target === undefined ? 0 : percentOf(now.premium, target.premium);
  return (
    <div className={styles['figures']}>
      <p className={styles['month']}>
        <strong>
          <Rupiah amount={now.premium} />
        </strong>{' '}
        <span className="py-quiet">{text('lists.policyCount', { count: now.policies })}</span>
      </p>
      <div className="py-stack-tight">
        <progress
          className="py-track"
          value={Math.min(reached, 100)}
          max={100}
          aria-label={text('dashboard.figures.target')}
        />
        <p className="py-small">
          {target === undefined
            ? text('dashboard.figures.noTarget')
            : text('dashboard.figures.reached', { percent: reached, policies: target.policies })}{' '}
          {target === undefined ? null : <Rupiah amount={target.premium} />}
        </p>
        <p className="py-small py-quiet">
          {change === undefined || before === undefined
            ? text('dashboard.figures.noBefore')
            : text(change < 0 ? 'dashboard.figures.less' : 'dashboard.figures.more', {
                percent: Math.abs(change),
                month: monthName(before.month),
              })}
        </p>
      </div>
      <MonthBars months={months} target={target?.premium} />
    </div>
  );
};

/** As high as the figures. */
const LoadingFigures = () => (
  <LoadingPlace>
    <Skeleton className={styles['figures']} />
  </LoadingPlace>
);

/** Sales of this month against the target and the month before: a picture, and the table behind it (DASH-032). */
export const FiguresCard = ({ figures }: { readonly figures: UseQueryResult<HomeFigures> }) => {
  const text = useText();
  const hasNetwork = useHasNetwork();
  const isNetwork = figures.data?.isNetwork ?? hasNetwork;
  return (
    <section className="py-card" aria-labelledby="figures">
      <h2 id="figures">{text(isNetwork ? 'dashboard.figures.network' : 'dashboard.figures')}</h2>
      <QueryBoundary of={[figures]} loading={<LoadingFigures />}>
        {(known) => <Figures figures={known} />}
      </QueryBoundary>
      <details>
        <summary className="py-text-button">{text('dashboard.figures.table')}</summary>
        {figures.data === undefined ? null : <FigureTable figures={figures.data} />}
      </details>
    </section>
  );
};
