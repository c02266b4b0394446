import { formatDate } from '#domain/dates.ts';
import styles from './date-text.module.css';

/** A date as DD/MM/YYYY (I18N-013). */
export const DateText = ({ iso }: { iso: string }) => (
  <time className={styles.date} dateTime={iso.slice(0, 10)}>
    {formatDate(iso)}
  </time>
);
