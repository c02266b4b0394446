import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MonthFigure, HomeFigures } from '@payung/shared/schemas/lists.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { ChartTable } from '#chart-table.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import styles from './figures-card.module.css';
import { percentOf } from './percent.ts';

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

type Part = Pick<MonthFigure, 'premium' | 'policies'>;

/** The target and the months of the chart as a table, the newest first. */
const FigureTable = ({ figures: { months, target } }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const monthName = useMonthName();
  const rowOf = (id: string, name: string, { premium, policies }: Part) => ({
    id,
    cells: [
      name,
      <Rupiah key="premium" amount={premium} />,
      text('dashboard.figure', { figure: policies }),
    ] as const,
  });
  return (
    <ChartTable
      columns={[
        text('dashboard.figures.monthColumn'),
        text('dashboard.figures.premiumColumn'),
        text('lists.policies'),
      ]}
      rows={[
        ...(target === undefined ? [] : [rowOf('target', text('dashboard.figures.target'), target)]),
        ...months
          .toReversed()
          .map(({ month, ...sold }) => rowOf(month, `${monthName(month)} ${month.slice(0, 4)}`, sold)),
      ]}
    />
  );
};

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

/** Heights of the bars while they are not known, in percent. */
const WAITING_BARS = [30, 50, 20, 60, 40, 70];

/** The amount, the targets with their texts, the comparison, the bars and the switch, as high as they will be. */
const LoadingFigures = () => (
  <LoadingPlace>
    <div className={styles['figures']}>
      <Skeleton shape="title" height={32} />
      <div className="py-stack-tight">
        <Skeleton height={8} />
        <Skeleton shape="short" height={20} />
        <Skeleton height={8} />
        <Skeleton shape="short" height={20} />
        <Skeleton shape="title" height={20} />
      </div>
      <div className={styles['chart']}>
        <div className={styles['bars']}>
          {WAITING_BARS.map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </div>
        <Skeleton height={20} />
      </div>
    </div>
    <div className={styles['switch']}>
      <Skeleton shape="short" />
    </div>
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
        {(known) => (
          <>
            <Figures figures={known} />
            {known.months.length === 0 ? null : <FigureTable figures={known} />}
          </>
        )}
      </QueryBoundary>
    </section>
  );
};
