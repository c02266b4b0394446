import { formatClock } from '#messages/clock.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './saved-at.module.css';

/** When the server last kept this quote, in Jakarta's time. */
export const SavedAt = ({ iso }: { iso: string }) => {
  const text = useText();
  const time = formatClock(iso);
  if (time === '') return null;
  return (
    <p className={`py-quiet py-small ${styles.saved}`} aria-live="polite">
      <LineIcon path={DRAWINGS.check} size={18} />
      {text('common.savedAt', { time })}
    </p>
  );
};
