import type { ReactNode } from 'react';
import { DRAWER_AT_MOST, useIsAtMost } from '@payung/shared/ui/width.ts';
import styles from './stacked-table.module.css';

/** Up to this width in pixels, a table with many columns shows its rows as cards. */
const WIDE_AT_MOST = 1099;

/** Browsers drop the roles of a native table with another layout, so they are set explicitly. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface Column {
  readonly label: string;
  readonly isNumber?: boolean;
  /** Wide enough for most names on one line. */
  readonly isName?: boolean;
}

interface StackedTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Has so many columns that only a wide window has space for them. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A native table whose rows become cards in a narrow window. */
export const StackedTable = ({ caption, columns, isWide = false, children }: StackedTableProps) => {
  const isStacked = useIsAtMost(isWide ? WIDE_AT_MOST : DRAWER_AT_MOST);
  return (
    <table {...ROLES.table} className={`${styles['table']} ${isStacked ? styles['stacked'] : ''}`}>
      <caption className="py-visually-hidden">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ label, isNumber = false, isName = false }) => (
            <th
              key={label}
              {...ROLES.column}
              scope="col"
              data-number={isNumber || undefined}
              data-name={isName || undefined}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>{children}</tbody>
    </table>
  );
};

export const TableRow = ({ children }: { readonly children: ReactNode }) => (
  <tr {...ROLES.row}>{children}</tr>
);

interface RowHeaderProps {
  /** The column's name, shown before the value when rows are cards. */
  readonly label?: string;
  readonly children: ReactNode;
}

export const RowHeader = ({ label, children }: RowHeaderProps) => (
  <th {...ROLES.rowHeader} scope="row" data-label={label}>
    {children}
  </th>
);

interface CellProps {
  /** The column's name, shown above the value when rows are cards. */
  readonly label: string;
  readonly isNumber?: boolean;
  readonly children: ReactNode;
}

export const Cell = ({ label, isNumber = false, children }: CellProps) => (
  <td {...ROLES.cell} data-label={label} data-number={isNumber || undefined}>
    {children}
  </td>
);
