import type { LeadStatus } from '@payung/shared/domain/leads/lead-status.ts';
import { useText } from '#messages/catalogue.ts';
import { LEAD_STATUS_TEXTS, leadTone } from './lead-facts.ts';
import styles from './lead-status-chip.module.css';

export const LeadStatusChip = ({ status }: { status: LeadStatus }) => {
  const text = useText();
  const tone = leadTone(status);
  return (
    <span className={`${styles['chip']} ${styles[tone]}`} data-tone={tone}>
      {text(LEAD_STATUS_TEXTS[status])}
    </span>
  );
};
