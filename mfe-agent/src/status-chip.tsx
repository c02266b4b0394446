import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

/** Orange: open. Green: done or active. Grey: ended. */
export type ChipTone = 'green' | 'grey' | 'orange';

interface StatusChipProps {
  readonly tone: ChipTone;
  readonly children: ReactNode;
}

/** A status as text; the colour only repeats it. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={`${styles['chip']} ${styles[tone]}`} data-tone={tone}>
    {children}
  </span>
);
