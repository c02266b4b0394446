const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Such as 17/05/2026 14:05 WIB. */
export const jakartaDateTime = (moment: Date): string => `${FORMAT.format(moment).replace(', ', ' ')} WIB`;
