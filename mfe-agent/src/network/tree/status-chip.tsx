import { hasLeft } from '@payung/shared/domain/network/members.ts';
import type { MemberStatus } from '@payung/shared/domain/network/members.ts';
import { useText } from '#messages/catalogue.ts';
import { STATUS_TEXTS } from './member-texts.ts';
import styles from './status-chip.module.css';

const toneOf = (status: MemberStatus): 'active' | 'inactive' | 'left' => {
  if (hasLeft(status)) return 'left';
  return status === 'active' ? 'active' : 'inactive';
};

/** A status in words; the colour only repeats it (NET-008). */
export const StatusChip = ({ status }: { readonly status: MemberStatus }) => {
  const text = useText();
  return (
    <span className={styles['chip']} data-tone={toneOf(status)}>
      {text(STATUS_TEXTS[status])}
    </span>
  );
};
