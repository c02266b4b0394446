/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the windowed list places its rows, which no table element allows */
import type { ReactNode } from 'react';
import { WindowedList } from '@payung/shared/ui/layout/windowed-list.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import styles from './data-table.module.css';
import { tracksOf } from './loading-lines.tsx';
import type { Heading } from './loading-lines.tsx';

export interface Column<Line, Sort> extends Heading {
  /** The sorts of the server that belong to the column: the first one is what a first press asks for. */
  readonly sorts?: readonly { readonly sort: Sort; readonly direction: 'ascending' | 'descending' }[];
  readonly cell: (line: Line, index: number) => ReactNode;
}

const ARROWS = { ascending: 'M12 19V5m-5 5 5-5 5 5', descending: 'M12 5v14m-5-5 5 5 5-5' } as const;

interface HeadProps<Line, Sort> {
  readonly column: Column<Line, Sort>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The name of a column; one that sorts is a button: pressed again it turns the order round. */
const Head = <Line, Sort>({ column, sort, onSort }: HeadProps<Line, Sort>) => {
  const { sorts = [], isNumber = false } = column;
  const label = column.isIcon ? <span className="py-visually-hidden">{column.label}</span> : column.label;
  const at = sorts.findIndex((one) => one.sort === sort);
  const next = sorts[(at + 1) % sorts.length];
  const direction = sorts[at]?.direction;
  return (
    <div role="columnheader" aria-sort={direction} data-number={isNumber || undefined}>
      {next === undefined ? (
        label
      ) : (
        <button type="button" className={styles['sort']} onClick={() => onSort(next.sort)}>
          {label}
          <LineIcon path={ARROWS[direction ?? next.direction]} size={16} />
        </button>
      )}
    </div>
  );
};

interface DataTableProps<Line, Sort> {
  readonly label: string;
  readonly columns: readonly Column<Line, Sort>[];
  readonly items: readonly Line[];
  readonly total: number | undefined;
  readonly keyOf: (line: Line) => string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The line that was opened last, before Back. */
  readonly openedKey: string | undefined;
  readonly openedText: string;
  readonly startAt: { readonly index: number; readonly offset: number } | undefined;
  readonly onMore: (() => void) | undefined;
}

const ROW_HEIGHT = 57;

/** A list of any length as a table whose columns the server sorts; a row is opened by the link in its first cell. */
export const DataTable = <Line, Sort>({
  label,
  columns,
  items,
  total,
  keyOf,
  sort,
  onSort,
  openedKey,
  openedText,
  startAt,
  onMore,
}: DataTableProps<Line, Sort>) => {
  return (
    <div
      className={styles['table']}
      style={tracksOf(columns)}
      role="table"
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : total + 1}
    >
      <div role="rowgroup">
        <div className={`${styles['row']} ${styles['head']}`} role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </div>
      </div>
      <WindowedList
        isTable
        label={label}
        items={items}
        total={total}
        keyOf={keyOf}
        rowHeight={ROW_HEIGHT}
        startAt={startAt}
        onMore={onMore}
      >
        {(line, index) => (
          <div
            className={styles['row']}
            role="row"
            aria-rowindex={index + 2}
            data-opened={keyOf(line) === openedKey || undefined}
          >
            {columns.map(({ id, isNumber = false, cell }, at) => (
              <div key={id} role="cell" data-number={isNumber || undefined}>
                {cell(line, index)}
                {at === 0 && keyOf(line) === openedKey ? (
                  <span className="py-small py-quiet"> {openedText}</span>
                ) : null}
              </div>
            ))}
          </div>
        )}
      </WindowedList>
    </div>
  );
};

/** In the first cell: opens the line wherever its row is pressed. */
export const rowLink = String(styles['link']);
