import type { ReactNode } from 'react';
import { useText } from '#messages/catalogue.ts';
import styles from './chart-table.module.css';

interface ChartTableProps {
  /** Where a heading does not say what it has. */
  readonly label?: string;
  readonly columns: readonly string[];
  /** Of each row the name comes first. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** The numbers of a chart, on request. */
export const ChartTable = ({ label, columns, rows }: ChartTableProps) => {
  const text = useText();
  return (
    <details>
      <summary className="py-text-button">{text('dashboard.figures.table')}</summary>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...others] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
