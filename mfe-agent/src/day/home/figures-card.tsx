import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeFigures, MonthFigure } from '@payung/shared/api/endpoints/lists.ts';
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

type Part = Pick<MonthFigure, 'premium' | 'policies'>;

interface TargetBarProps {
  readonly label: string;
  readonly percent: number;
  readonly children: ReactNode;
}

/** A bar is full at the target; the words beside it say what lies above. */
const TargetBar = ({ label, percent, children }: TargetBarProps) => (
  <div className="py-stack-tight">
    <progress className="py-track" value={Math.min(percent, 100)} max={100} aria-label={label} />
    <p className="py-small">{children}</p>
  </div>
);

/** How much of what Commercial has set is reached: of the premium and of the policies, as far as they are set. */
const Reached = ({ now, target }: { readonly now: Part; readonly target: Part | undefined }) => {
  const text = useText();
  if (target === undefined) return <p className="py-small">{text('dashboard.figures.noTarget')}</p>;
  const ofPremium = percentOf(now.premium, target.premium);
  const ofPolicies = percentOf(now.policies, target.policies);
  return (
    <>
      {target.premium === 0 ? null : (
        <TargetBar label={text('dashboard.figures.premiumTarget')} percent={ofPremium}>
          {text('dashboard.figures.reached', { percent: ofPremium })} <Rupiah amount={target.premium} />
        </TargetBar>
      )}
      {target.policies === 0 ? null : (
        <TargetBar label={text('dashboard.figures.policyTarget')} percent={ofPolicies}>
          {text('dashboard.figures.reachedPolicies', { percent: ofPolicies, policies: target.policies })}
        </TargetBar>
      )}
    </>
  );
};

const Figures = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const monthName = useMonthName();
  const { months, target } = figures;
  const now = months.at(-1);
  const before = months.at(-2);
  if (now === undefined) return <p className={styles['figures']}>{text('dashboard.figures.none')}</p>;
  const change = changeSince(before?.premium, now.premium);
  return (
    <div className={styles['figures']}>
      <p className={styles['month']}>
        <strong>
          <Rupiah amount={now.premium} />
        </strong>{' '}
        <span className="py-quiet">{text('lists.policyCount', { count: now.policies })}</span>
      </p>
      <div className="py-stack-tight">
        <Reached now={now} target={target} />
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
