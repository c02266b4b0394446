import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MonthFigure, HomeFigures } from '@payung/shared/schemas/lists.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import styles from './figures-card.module.css';

/** The part in whole percent of the whole; 0 when the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0;

/** The change to the month before in percent; undefined without a month to compare with. */
export const changeSince = (before: number | undefined, now: number): number | undefined =>
  before === undefined || before <= 0 ? undefined : Math.round(((now - before) / before) * 100);

/** The height of each month's bar, and of the target's line, in percent of the highest. */
export const barHeights = (months: readonly MonthFigure[], target: number | undefined) => {
  const highest = Math.max(target ?? 0, ...months.map(({ premium }) => premium));
  return {
    bars: months.map(({ premium }) => percentOf(premium, highest)),
    line: target === undefined ? undefined : percentOf(target, highest),
  };
};

interface MonthBarsProps {
  readonly months: readonly MonthFigure[];
  /** Whole rupiah; drawn as a line. */
  readonly target: number | undefined;
}

/** A bar for each month; the table beside it has the same numbers. */
const MonthBars = ({ months, target }: MonthBarsProps) => {
  const monthName = useMonthName();
  const text = useText();
  const { bars, line } = barHeights(months, target);
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['bars']}>
        {line === undefined ? null : (
          <span className={styles['target']} style={{ bottom: `${line}%` }}>
            <span className={styles['targetName']}>{text('dashboard.figures.target')}</span>
          </span>
        )}
        {months.map(({ month }, index) => (
          <span key={month} className={styles['bar']} style={{ height: `${bars[index] ?? 0}%` }} />
        ))}
      </div>
      <div className={styles['names']}>
        {months.map(({ month }) => (
          <span key={month} className="py-small py-quiet">
            {monthName(month)}
          </span>
        ))}
      </div>
    </div>
  );
};

/** The target and the months of the chart as a table, the newest first. */
const FigureTable = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const monthName = useMonthName();
  const { months, target } = figures;
  const rows = months.toReversed().map(({ month, premium, policies }) => ({
    id: month,
    name: `${monthName(month)} ${month.slice(0, 4)}`,
    premium,
    policies,
  }));
  const withTarget =
    target === undefined
      ? rows
      : [{ id: 'target', name: text('dashboard.figures.target'), ...target }, ...rows];
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('dashboard.figures.monthColumn')}</th>
          <th scope="col">{text('dashboard.figures.premiumColumn')}</th>
          <th scope="col">{text('lists.policies')}</th>
        </tr>
      </thead>
      <tbody>
        {withTarget.map(({ id, name, premium, policies }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Rupiah amount={premium} />
            </td>
            <td>{text('dashboard.figure', { figure: policies })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Part = Pick<MonthFigure, 'premium' | 'policies'>;

interface TargetBarProps {
  readonly label: string;
  readonly percent: number;
  readonly children: ReactNode;
}

/** A bar is full at the target; the text beside it shows more than 100%. */
const TargetBar = ({ label, percent, children }: TargetBarProps) => (
  <div className="py-stack-tight">
    <progress className="py-track" value={Math.min(percent, 100)} max={100} aria-label={label} />
    <p className="py-small">{children}</p>
  </div>
);

/** The reached share of the premium target and of the policy target, as far as Commercial has set them. */
const TargetProgress = ({ now, target }: { readonly now: Part; readonly target: Part | undefined }) => {
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
        <TargetProgress now={now} target={target} />
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

/** Skeleton with the final height. */
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
