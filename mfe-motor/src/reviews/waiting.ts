import { useEffect, useState } from 'react';
import type { ReviewItem } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { INSPECTION } from '#rules/inspection.ts';

const MINUTE_MS = 60_000;
const TARGET_MS = INSPECTION.targetHours * 60 * MINUTE_MS;

/** The moment it is, to the minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

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
export const useWaitingText = () => {
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
