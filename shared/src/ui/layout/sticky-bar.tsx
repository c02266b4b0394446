import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** Where the bar stands in the grid around it. */
  className?: string;
  children: ReactNode;
}

/** Sticks to the bottom of the window on phones; stands in the flow of the page elsewhere. */
export const StickyBar = ({ className, children }: StickyBarProps) => (
  <div className={className === undefined ? styles.bar : `${styles.bar} ${className}`}>{children}</div>
);
