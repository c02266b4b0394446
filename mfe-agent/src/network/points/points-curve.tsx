import type { MonthEarnings, PointsEarnings } from '@payung/shared/schemas/points.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { ChartTable } from '#chart-table.tsx';
import { useText } from '#messages/catalogue.ts';
import { useMonthName } from '#month-name.ts';
import styles from './points-curve.module.css';

/** The longest month: both months have the same scale. */
const DAYS = 31;
const FIRST_DAY = 1;
/** The picture in units of its own; it is stretched to the width that there is. */
const WIDTH = 300;
const HEIGHT = 100;

/** Where a number of points stands, counted from above; a balance below zero stands on the ground. */
const heightOf = (points: number, highest: number): number =>
  highest === 0 ? HEIGHT : HEIGHT - (Math.max(0, points) / highest) * HEIGHT;

/** The line of a month from its first day on, as the points of a polyline. */
export const lineOf = ({ days }: Pick<MonthEarnings, 'days'>, highest: number): string =>
  [0, ...days]
    .map((points, day) => `${((day / DAYS) * WIDTH).toFixed(1)},${heightOf(points, highest).toFixed(1)}`)
    .join(' ');

export const highestOf = ({ now, before, target = 0 }: PointsEarnings): number =>
  Math.max(target, ...now.days, ...before.days);

/** Days on which something changed in either month, and the last one. */
export const changedDays = ({ now, before }: Pick<PointsEarnings, 'now' | 'before'>): readonly number[] =>
  Array.from({ length: DAYS }, (_none, index) => index).filter(
    (day) =>
      [now, before].some(({ days }) => days[day] !== undefined && days[day] !== (days[day - 1] ?? 0)) ||
      day === now.days.length - 1,
  );

/** This month as a line beside the month before and the target; the table below has the same numbers. */
export const PointsCurve = ({ earnings }: { readonly earnings: PointsEarnings }) => {
  const text = useText();
  const monthName = useMonthName('long');
  const { now, before, target } = earnings;
  const highest = highestOf(earnings);
  const top = target === undefined ? undefined : heightOf(target, highest);
  return (
    <figure className={styles['figure']}>
      <div className={styles['picture']} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles['svg']}>
          {top === undefined ? null : (
            <line className={styles['target']} x1="0" x2={WIDTH} y1={top} y2={top} />
          )}
          <polyline className={styles['before']} points={lineOf(before, highest)} />
          <polyline className={styles['now']} points={lineOf(now, highest)} />
        </svg>
        {top === undefined || target === undefined ? null : (
          <span className={styles['label']} style={{ top: `calc((100% - 24px) * ${top / HEIGHT})` }}>
            {text('points.curve.target', { points: target })}
          </span>
        )}
      </div>
      <div className={styles['days']} aria-hidden="true">
        <span>{FIRST_DAY}</span>
        <span>{DAYS}</span>
      </div>
      <figcaption className={styles['legend']}>
        <span className={styles['nowKey']}>{monthName(now.month)}</span>
        <span className={styles['beforeKey']}>{monthName(before.month)}</span>
      </figcaption>
    </figure>
  );
};

/** A curve that rises, in the frame of the one that comes. */
export const CurveLoading = () => (
  <div className={styles['figure']}>
    <div className={styles['picture']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles['svg']}>
        <path className={styles['waiting']} d={`M0 ${HEIGHT}C100 90 150 60 200 45S280 20 ${WIDTH} 10`} />
      </svg>
    </div>
    <Skeleton height={21} />
    <Skeleton shape="short" height={21} />
  </div>
);

/** The numbers of the curve: what had been earned at the end of each day on which something changed. */
export const CurveTable = ({ earnings }: { readonly earnings: PointsEarnings }) => {
  const text = useText();
  const monthName = useMonthName('long');
  const { now, before, target } = earnings;
  const number = (points: number | undefined): string =>
    points === undefined ? '–' : text('dashboard.figure', { figure: points });
  return (
    <ChartTable
      label={text('points.curve.table')}
      columns={[text('points.curve.day'), monthName(now.month), monthName(before.month)]}
      rows={[
        ...changedDays(earnings).map((day) => ({
          id: String(day),
          cells: [number(day + 1), number(now.days[day]), number(before.days[day])] as const,
        })),
        ...(target === undefined
          ? []
          : [{ id: 'target', cells: [text('dashboard.figures.target'), number(target), '–'] as const }]),
      ]}
    />
  );
};
