import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { clockText, formatDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { slotMinutes, timeText } from '@payung/shared/domain/todo/todo.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { LocalTime, Zone } from '@payung/shared/domain/zones.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';

/** The current day and time of a zone. */
export const nowIn = (zone: Zone): LocalTime => localTime(new Date(serverNow()), zone);

/** The time zone of the agent; WIB, where most people live, until it is known. */
const useZone = (): { readonly zone: Zone; readonly isKnown: boolean } => {
  const { data, isPending, fetchStatus } = useQuery(queryOf(todoEndpoints.getZone, { quiet: true }));
  return { zone: data?.zone ?? 'WIB', isKnown: !(isPending && fetchStatus === 'fetching') };
};

export interface Clocks {
  readonly zone: Zone;
  /** Whether the zone has been read, or cannot be read: times shown before would change. */
  readonly isKnown: boolean;
  readonly today: IsoDate;
  /** `9:30 PM`, or 21.30 in Indonesian. */
  readonly timeOf: (at: string) => string;
  readonly dayOf: (at: string) => IsoDate;
  /** Minutes after midnight. */
  readonly minutesOf: (at: string) => number;
  readonly slotText: (slot: string) => string;
  /** `Friday, 16/01/2026` */
  readonly dayText: (day: IsoDate) => string;
}

/** Minutes after midnight as the language names the slots of the day (DASH-030). */
const useShownMinutes = (): ((minutes: number) => string) =>
  useLanguage() === 'id' ? (minutes) => clockText(minutes, 'id') : timeText;

/** Formats moments in the time zone and language of the agent. */
export const useClocks = (): Clocks => {
  const { zone, isKnown } = useZone();
  const intl = useIntl();
  const shown = useShownMinutes();
  return {
    zone,
    isKnown,
    today: nowIn(zone).day,
    timeOf: (at) => shown(localTime(new Date(at), zone).minutes),
    dayOf: (at) => localTime(new Date(at), zone).day,
    minutesOf: (at) => localTime(new Date(at), zone).minutes,
    slotText: (slot) => shown(slotMinutes(slot) ?? 0),
    dayText: (day) =>
      `${intl.formatDate(`${day}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' })}, ${formatDate(day)}`,
  };
};

/** A time slot as people of the language write it: `9:00 AM`, or `09.00`. */
export const useSlotText = (): ((slot: string) => string) => {
  const shown = useShownMinutes();
  return (slot) => {
    const minutes = slotMinutes(slot);
    return minutes === undefined ? slot : shown(minutes);
  };
};
