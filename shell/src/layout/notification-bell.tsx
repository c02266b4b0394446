import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { LineIcon } from '@payung/shared/ui/picture.tsx';
import { useText } from '#messages/text.ts';

const BELL = 'M18 16V11a6 6 0 1 0-12 0v5l-2 2.5h16L18 16ZM9.5 18.5a2.5 2.5 0 0 0 5 0';
const MOST_SHOWN = 99;
/** How long a count may stand before coming back to the window asks again, in milliseconds. */
const FRESH_MS = 60_000;

/** Shows how many are unread; a count that cannot be read is not shown at all. */
export const NotificationBell = () => {
  const text = useText();
  const { data } = useQuery({
    ...queryOf(endpoints.getNotifications, { query: { perPage: '10', pageNo: '1' } }),
    staleTime: FRESH_MS,
  });
  const unread = data?.data.unread ?? 0;
  return (
    <Link
      className="sh-tool"
      to={agentRoutes.notifications.path}
      aria-label={text('header.unread', { count: unread })}
    >
      <LineIcon path={BELL} />
      {unread === 0 ? null : (
        <span className="sh-badge" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
};
