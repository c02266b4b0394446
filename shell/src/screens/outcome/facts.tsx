import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Labelled facts of a result. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className={styles.facts}>
    {rows.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
