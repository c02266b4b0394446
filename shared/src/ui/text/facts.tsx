import type { ReactNode } from 'react';
import { unbroken } from './unbroken.ts';
import styles from './facts.module.css';

/** A list of labels with their values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className="py-quiet py-small">{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface RowsProps {
  id?: string;
  hidden?: boolean;
  /** A line also above the first row. */
  hasTopLine?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** Labels with their values at the end of the line, such as the lines of a price. */
export const Rows = ({ id, hidden, hasTopLine = false, isSmall = false, children }: RowsProps) => (
  <dl
    id={id}
    hidden={hidden}
    className={[styles.rows, !hasTopLine && styles.open, isSmall && 'py-small'].filter(Boolean).join(' ')}
  >
    {children}
  </dl>
);

interface RowProps {
  label: ReactNode;
  /** The sum of the rows above. */
  isTotal?: boolean;
  children: ReactNode;
}

export const Row = ({ label, isTotal = false, children }: RowProps) => (
  <div className={isTotal ? `${styles.row} ${styles.total}` : styles.row}>
    <dt>{label}</dt>
    <dd>{unbroken(children)}</dd>
  </div>
);
