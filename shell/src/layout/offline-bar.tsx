import { useIsOnline } from '@payung/shared/api/online.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/text.ts';
import styles from './offline-bar.module.css';

/** The live region is always in the page, so that screen readers announce its text. */
export const OfflineBar = () => {
  const text = useText();
  const isOnline = useIsOnline();
  return (
    <output className={styles.region}>
      {isOnline ? null : (
        <span className={styles.bar}>
          <LineIcon path={DRAWINGS.cloudOff} size={20} />
          {text('offline.bar')}
        </span>
      )}
    </output>
  );
};
