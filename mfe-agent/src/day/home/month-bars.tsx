import { useIntl } from 'react-intl';
import type { MonthFigure } from '@payung/shared/api/endpoints/lists.ts';
import { barHeights } from './figures.ts';
import styles from './month-bars.module.css';

/** `Nov` of 2026-11, in the language of the page. */
export const useMonthName = (): ((month: string) => string) => {
  const intl = useIntl();
  return (month) => intl.formatDate(`${month}-01T00:00:00Z`, { month: 'short', timeZone: 'UTC' });
};

interface MonthBarsProps {
  readonly months: readonly MonthFigure[];
  /** Whole rupiah; drawn as a line. */
  readonly target: number | undefined;
}

/** A bar for each month; the table beside it says the same in numbers. */
export const MonthBars = ({ months, target }: MonthBarsProps) => {
  const monthName = useMonthName();
  const { bars, line } = barHeights(months, target);
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['bars']}>
        {line === undefined ? null : <span className={styles['target']} style={{ bottom: `${line}%` }} />}
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
