import { formatDate } from '@payung/shared/domain/dates.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
});

/** `01/02/2027 12:05 WIB` */
export const formatMoment = (moment: string): string =>
  `${formatDate(moment)} ${CLOCK.format(new Date(moment))} WIB`;
