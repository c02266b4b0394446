import type { IsoDate } from './dates.ts';

/** The three zones of Indonesia; none of them knows summer time. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;
export type Zone = (typeof ZONES)[number];

const OFFSET_HOURS: Readonly<Record<Zone, number>> = { WIB: 7, WITA: 8, WIT: 9 };
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A moment as the clocks of a zone show it. */
export interface LocalTime {
  readonly day: IsoDate;
  /** Minutes after midnight. */
  readonly minutes: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export const localTime = (at: Date, zone: Zone): LocalTime => {
  const local = new Date(at.getTime() + OFFSET_HOURS[zone] * HOUR_MS);
  return {
    day: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    weekday: local.getUTCDay(),
  };
};

/** The moment at which the clocks of a zone show that day and time. */
export const momentOf = (day: IsoDate, minutes: number, zone: Zone): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS - OFFSET_HOURS[zone] * HOUR_MS);
