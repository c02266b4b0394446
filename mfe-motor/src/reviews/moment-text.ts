const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
});

/** `22/11/2026, 10:05` in Jakarta's time. */
export const momentText = (iso: string): string => dayAndTime.format(new Date(iso));

/** `10:05` in Jakarta's time. */
export const clockText = (iso: string): string => clock.format(new Date(iso));
