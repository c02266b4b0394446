import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useServerNow } from '@payung/shared/session/clock/server-clock.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import type { ReviewItem, ReviewDecision } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { INSPECTION } from '#rules/inspection.ts';
import styles from './review-status.module.css';

/** The waiting time; overdue is shown by text, weight and icon, not by colour alone. */
export const WaitLine = ({ item }: { item: Pick<ReviewItem, 'submittedAt' | 'isOverdue'> }) => {
  const waiting = useWaitingText();
  const now = useServerNow(MINUTE_MS / 2);
  return (
    <p className={item.isOverdue ? `${styles['line']} ${styles['overdue']}` : styles['line']}>
      <LineIcon path={item.isOverdue ? DRAWINGS.warning : DRAWINGS.clock} size={18} />
      <span>{waiting(item, now)}</span>
    </p>
  );
};

const MINUTE_MS = 60_000;
const TARGET_MS = INSPECTION.targetHours * 60 * MINUTE_MS;

/** `35 min`, `5 h 10 min`, `2 days 3 h`. */
const useDuration = () => {
  const t = useText();
  return (ms: number): string => {
    const all = Math.max(0, Math.floor(ms / MINUTE_MS));
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    if (hours === 0) return t('motor.review.time.minutes', { minutes });
    if (hours < 24) return t('motor.review.time.hours', { hours, minutes });
    return t('motor.review.time.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
};

/** How long a set waits, against the target, in one sentence. The server says what is overdue. */
const useWaitingText = () => {
  const t = useText();
  const duration = useDuration();
  return ({ submittedAt, isOverdue }: Pick<ReviewItem, 'submittedAt' | 'isOverdue'>, now: number): string => {
    const waited = now - Date.parse(submittedAt);
    const time = duration(waited);
    const hours = INSPECTION.targetHours;
    return isOverdue
      ? t('motor.review.overdue', { time, over: duration(waited - TARGET_MS), hours })
      : t('motor.review.waiting', { time, left: duration(TARGET_MS - waited), hours });
  };
};

/** What was decided, by whom and when, in one sentence. */
export const useDecisionText = () => {
  const t = useText();
  return ({ decision, reviewer, decidedAt }: ReviewDecision): string =>
    t(`motor.review.decision.${decision}`, { who: reviewer, time: formatMoment(decidedAt) });
};
