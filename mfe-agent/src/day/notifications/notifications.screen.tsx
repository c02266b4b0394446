import { Link } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import type { Notification } from '@payung/shared/schemas/agent.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './notifications.module.css';
import { Pager, INITIAL_TOTAL, queryOfPlace, usePlace } from './pager.tsx';
import { useMarkAll, useTap } from './use-notifications.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onTap: () => void;
}

const NotificationRow = ({ notification, isBusy, problem, onTap }: NotificationRowProps) => {
  const text = useText();
  return (
    <li className="py-stack-tight">
      <button
        type="button"
        className={`${styles['row']} ${notification.isRead ? '' : styles['unread']}`}
        aria-busy={isBusy}
        onClick={onTap}
      >
        <span className={styles['body']}>{notification.body}</span>
        <span className="py-small py-quiet">
          <span className={styles['status']}>
            {text(notification.isRead ? 'notifications.read' : 'notifications.unread')}
          </span>
          {' · '}
          {text('notifications.days', { days: notification.daysCompleted })}
        </span>
      </button>
      {problem ? <InlineNotice kind="error" text={problem} /> : null}
    </li>
  );
};

export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const [place, setPlace] = usePlace();
  const answer = useQuery({
    ...queryOf(agentEndpoints.getNotifications, { query: queryOfPlace(place) }),
    placeholderData: keepPreviousData,
  });
  const page = answer.data;
  const total = page?.total ?? INITIAL_TOTAL;
  // Not from the page before, which is shown while this one is loading.
  const known = answer.isPlaceholderData ? undefined : page;
  const hasPages = total > 0 && !(page === undefined && answer.isError);
  const tap = useTap();
  const markAll = useMarkAll();
  return (
    <Page title={text('notifications.title')} back={home}>
      <div className="py-row">
        <p className="py-quiet py-live" aria-live="polite">
          {page ? text('notifications.unreadCount', { count: page.unread }) : null}
        </p>
        <Button
          disabled={!page || page.unread === 0}
          loading={markAll.isPending}
          onClick={() => page && markAll.mutate(page)}
        >
          {text('notifications.markAll')}
        </Button>
      </div>
      {markAll.isSuccess || tap.hasMarked ? (
        <InlineNotice kind="success" text={text('notifications.marked')} />
      ) : null}
      {markAll.isError ? <InlineNotice kind="error" text={text('notifications.markFailed')} /> : null}
      <div className={styles['list']}>
        <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty
                text={text('notifications.empty')}
                action={
                  <Link className="py-text-button" to={home}>
                    {text('notifications.start')}
                  </Link>
                }
              />
            ) : (
              <ul className="py-stack-tight">
                {items.map((notification) => (
                  <NotificationRow
                    key={notification.id}
                    notification={notification}
                    isBusy={tap.busyId === notification.id}
                    problem={tap.problemId === notification.id ? tap.problem : undefined}
                    onTap={() => tap.open(notification)}
                  />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      {hasPages ? <Pager place={place} total={total} next={known?.next} onMove={setPlace} /> : null}
    </Page>
  );
};
