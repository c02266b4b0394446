import type { ReactNode } from 'react';
import './outcome.css';

interface FactsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Short facts of a result, each with its name. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="sh-facts">
    {rows.map(({ label, value }) => (
      <div key={label} className="sh-fact">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
