import { useEffect, useState } from 'react';
import { useText } from '#messages/catalogue.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `29:59` */
export const remaining = (until: string, now: number): string | undefined => {
  const seconds = Math.floor((Date.parse(until) - now) / 1000);
  return seconds > 0 ? `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` : undefined;
};

/** How long a link still holds. */
export const Countdown = ({ until }: { until: string }) => {
  const t = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = remaining(until, now);
  return (
    <p role="timer">
      {left === undefined ? t('motor.handoff.ended') : t('motor.handoff.left', { time: left })}
    </p>
  );
};
