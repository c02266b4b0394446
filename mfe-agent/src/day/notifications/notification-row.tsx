import type { Notification } from '@payung/shared/api/endpoints/agent.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onTap: () => void;
}

export const NotificationRow = ({ notification, isBusy, problem, onTap }: NotificationRowProps) => {
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
