import type { ListStatus } from '@payung/shared/domain/lists/list-status.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './list-status-chip.module.css';

/** Every status in words; the colour only repeats them (DASH-017). */
export const STATUS_TEXTS = {
  'pending payment': 'lists.status.pending',
  'expiring soon': 'lists.status.expiring',
  completed: 'lists.status.completed',
  rejected: 'lists.status.rejected',
  expired: 'lists.status.expired',
  cancelled: 'lists.status.cancelled',
  'in progress': 'lists.status.inProgress',
  active: 'lists.status.active',
  'auto declined': 'lists.status.autoDeclined',
} as const satisfies Record<ListStatus, string>;

const TONES = {
  'pending payment': 'open',
  'expiring soon': 'open',
  'in progress': 'open',
  completed: 'sold',
  active: 'sold',
  rejected: 'ended',
  expired: 'ended',
  cancelled: 'ended',
  'auto declined': 'ended',
} as const satisfies Record<ListStatus, 'ended' | 'open' | 'sold'>;

export const ListStatusChip = ({ status }: { readonly status: ListStatus }) => {
  const text = useText();
  const tone = TONES[status];
  return (
    <span className={`${styles['chip']} ${styles[tone]}`} data-tone={tone}>
      {text(STATUS_TEXTS[status])}
    </span>
  );
};
