import type { ReviewItem } from '#contract/inspection.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useNow, useWaitingText } from './waiting.ts';
import styles from './wait-line.module.css';

/** The waiting time; what is overdue is told by word, weight and sign, not by colour alone. */
export const WaitLine = ({ item }: { item: Pick<ReviewItem, 'submittedAt' | 'isOverdue'> }) => {
  const waiting = useWaitingText();
  const now = useNow();
  return (
    <p className={item.isOverdue ? `${styles['line']} ${styles['overdue']}` : styles['line']}>
      <LineIcon path={item.isOverdue ? DRAWINGS.warning : DRAWINGS.clock} size={18} />
      <span>{waiting(item, now)}</span>
    </p>
  );
};
