import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of labels with their values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className="py-quiet py-small">{label}</dt>
    <dd>{children}</dd>
  </div>
);
