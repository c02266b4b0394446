/** A calendar day as the calls carry it: `YYYY-MM-DD`. ISO days compare as text. */
export type IsoDate = string;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR = /^\d{4}$/;
const DISPLAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const DAY_MS = 86_400_000;
// Jakarta is UTC+7 all year.
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

const toMs = (iso: IsoDate): number => Date.parse(`${iso}T00:00:00Z`);
const fromMs = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that exists (2026-02-30 does not). */
export const isIsoDate = (text: string): boolean => {
  if (!ISO.test(text)) return false;
  const ms = toMs(text);
  return !Number.isNaN(ms) && fromMs(ms) === text;
};

/** `YYYY-MM-DD` to `DD/MM/YYYY` (I18N-013); a date with a time keeps only its day, a year stays a year. */
export const formatDate = (iso: string): string => {
  if (YEAR.test(iso)) return iso;
  const parts = ISO.exec(iso.slice(0, 10));
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : '';
};

/** `DD/MM/YYYY` to `YYYY-MM-DD`, or nothing when no such day exists. */
export const parseDisplayDate = (text: string): IsoDate | undefined => {
  const parts = DISPLAY.exec(text.trim());
  if (!parts) return undefined;
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isIsoDate(iso) ? iso : undefined;
};

/** The day it is in Jakarta at that moment. */
export const todayInJakarta = (now: Date): IsoDate => fromMs(now.getTime() + JAKARTA_OFFSET_MS);

export const addDays = (iso: IsoDate, days: number): IsoDate => fromMs(toMs(iso) + days * DAY_MS);

export const isBefore = (day: IsoDate, other: IsoDate): boolean => day < other;

/** Whole days from one day to another; the same day is 0. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((toMs(to) - toMs(from)) / DAY_MS);

/** A period that includes both its ends, in days. */
export const periodDays = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) + 1;

/** Years completed on that day. Somebody born on 29 February turns older on 1 March. */
export const ageOn = (dob: IsoDate, today: IsoDate): number => {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
};
