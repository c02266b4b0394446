import { Link } from 'react-router-dom';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { AGENT_PAGES } from '#routing/deployed.ts';
import { useText } from '#messages/text.ts';
import styles from './header.module.css';

const BELL = 'M18 16V11a6 6 0 1 0-12 0v5l-2 2.5h16L18 16ZM9.5 18.5a2.5 2.5 0 0 0 5 0';
const MAX_SHOWN = 99;

/** Link to the notifications, with the number of unread ones if there are any. */
export const BellLink = ({ unread = 0 }: { readonly unread?: number }) => {
  const text = useText();
  return (
    <Link
      className={styles.tool}
      to={AGENT_PAGES.notifications}
      aria-label={text('header.unread', { count: unread })}
    >
      <LineIcon path={BELL} />
      {unread === 0 ? null : (
        <span className={styles.badge} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
};
