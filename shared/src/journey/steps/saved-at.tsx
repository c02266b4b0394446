import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './saved-at.module.css';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** When the server last kept this quote, in Jakarta's time. */
export const SavedAt = ({ iso }: { iso: string }) => {
  const text = useText();
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <p className={`py-quiet py-small ${styles.saved}`} aria-live="polite">
      <LineIcon path={DRAWINGS.check} size={18} />
      {text('common.savedAt', { time: clock.format(moment) })}
    </p>
  );
};
