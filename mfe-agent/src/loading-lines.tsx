import type { CSSProperties } from 'react';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { Loading, LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { useIsAtMost } from '@payung/shared/ui/width.ts';
import styles from './data-table.module.css';

/** Up to this width, in pixels, the lines of a list are cards. */
const CARDS_AT_MOST = 1099;

/** Whether there is room for a table. */
export const useHasTable = (): boolean => !useIsAtMost(CARDS_AT_MOST);

const LOADING_ROWS = 6;

/** The widths of the columns, for the rows of a table. */
export const tracksOf = (columns: readonly { readonly width: string }[]) =>
  ({ '--tracks': columns.map(({ width }) => width).join(' ') }) as CSSProperties;

/** A column, without what stands in it. */
export interface Heading {
  readonly id: string;
  readonly label: string;
  /** A track of the grid, such as `2fr`. */
  readonly width: string;
  readonly isNumber?: boolean;
  /** Its cells say what they are themselves: the name is read out, not seen. */
  readonly isIcon?: boolean;
}

interface LoadingLinesProps {
  readonly columns: readonly Heading[];
  /** Below the lines that are there. */
  readonly isMore?: boolean;
}

/** While the lines of a list are read: those of its table where there is room for one, cards elsewhere. */
export const LoadingLines = ({ columns, isMore = false }: LoadingLinesProps) => {
  if (!useHasTable()) return <Loading shape="list" />;
  return (
    <LoadingPlace>
      <div className={styles['table']} style={tracksOf(columns)}>
        {isMore ? null : (
          <div className={`${styles['row']} ${styles['head']}`}>
            {columns.map(({ id, label, isIcon = false, isNumber = false }) => (
              <span key={id} data-number={isNumber || undefined}>
                {isIcon ? null : label}
              </span>
            ))}
          </div>
        )}
        {Array.from({ length: LOADING_ROWS }, (_none, at) => (
          <div key={at} className={styles['row']}>
            {columns.map(({ id }) => (
              <Skeleton key={id} />
            ))}
          </div>
        ))}
      </div>
    </LoadingPlace>
  );
};
