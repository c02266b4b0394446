import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { AGENT_PAGES } from '#layout/agent-pages.ts';
import { useText } from '#messages/text.ts';
import tool from './header-tool.module.css';
import styles from './notification-bell.module.css';

const BELL = 'M18 16V11a6 6 0 1 0-12 0v5l-2 2.5h16L18 16ZM9.5 18.5a2.5 2.5 0 0 0 5 0';
const MAX_SHOWN = 99;
/** For this long, in milliseconds, the count is not read again. */
const FRESH_MS = 60_000;

/** Link to the notifications, with the number of unread ones if it could be read. */
export const NotificationBell = () => {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(agentEndpoints.getNotifications, { query: { perPage: '10', pageNo: '1' } }),
    staleTime: FRESH_MS,
  });
  const unread = data?.unread ?? 0;
  return (
    <Link
      className={tool.tool}
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
