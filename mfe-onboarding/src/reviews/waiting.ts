import { useText } from '#messages/catalogue.ts';

const MINUTE_MS = 60_000;

/** How long a registration waits: `35 min`, `5 h 10 min`, `2 days 3 h`. */
export const useWaitingText = () => {
  const text = useText();
  return (submittedAt: string): string => {
    const all = Math.max(0, Math.floor((Date.now() - Date.parse(submittedAt)) / MINUTE_MS));
    const hours = Math.floor(all / 60);
    const minutes = all % 60;
    if (hours === 0) return text('review.wait.minutes', { minutes });
    if (hours < 24) return text('review.wait.hours', { hours, minutes });
    return text('review.wait.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
};
