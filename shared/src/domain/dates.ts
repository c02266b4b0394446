import { plainSigns } from './text/plain-signs.ts';
import type { Language } from './language.ts';

/** A calendar day as the calls carry it: `YYYY-MM-DD`. ISO days compare as text. */
export type IsoDate = string;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
// Only with its zone is a time a moment.
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/;
const YEAR = /^\d{4}$/;
const DAY_MS = 86_400_000;
// Jakarta is UTC+7 all year.
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

const toMs = (iso: IsoDate): number => Date.parse(`${iso}T00:00:00Z`);
const fromMs = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that exists (2026-02-30 does not). */
export const isIsoDate = (text: string): boolean => {
  if (!ISO.test(text)) return false;
  // A day that the month does not have is counted on into the next one.
  return new Date(toMs(text)).getUTCDate() === Number(text.slice(8));
};

/** The day it is in Jakarta at that moment. */
export const todayInJakarta = (now: Date): IsoDate => fromMs(now.getTime() + JAKARTA_OFFSET_MS);

/** `YYYY-MM-DD` to `DD/MM/YYYY` (I18N-013); a moment is the day that it is in Jakarta, a year stays a year. */
export const formatDate = (iso: string): string => {
  if (YEAR.test(iso)) return iso;
  const moment = MOMENT.test(iso) ? new Date(iso) : undefined;
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime());
  const parts = ISO.exec(isMoment ? todayInJakarta(moment) : iso.slice(0, 10));
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : '';
};

/** A time of the day in hours and minutes: `14:05`, in Indonesian `14.05`. */
export const clockText = (minutes: number, language: Language): string =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(language === 'id' ? '.' : ':');

/** `10:05` of a moment (ISO 8601) in Jakarta; empty for what is no moment. */
export const formatClock = (iso: string, language: Language): string => {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return '';
  const clock = new Date(ms + JAKARTA_OFFSET_MS).toISOString().slice(11, 16);
  return language === 'id' ? clock.replace(':', '.') : clock;
};

/** `22/11/2026, 10:05` of a moment (ISO 8601) in Jakarta; empty for what is no moment. */
export const formatMoment = (iso: string, language: Language): string => {
  const clock = formatClock(iso, language);
  return clock === '' ? '' : `${formatDate(iso)}, ${clock}`;
};

/** `15–22 Des 2026`, as people write a period in a sentence; both days are `YYYY-MM-DD`. */
export const formatPeriod = (from: IsoDate, to: IsoDate, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatRange(toMs(from), toMs(to))
    // Spaces of other widths differ from browser to browser.
    .replaceAll(/\s/g, ' ')
    .replace(/^(\d+) ?– ?(?=\d+ )/, '$1–');

/** `5/3/1985`, `05-03-1985`, `5 Mar 1985`: the day, the month in digits or letters, the year. */
const DAY_FIRST = /^(\d{1,2})[\s./-]*(?:[\s./-](\d{1,2})|([a-z]{3,}))[\s.,/-]+(\d{4})$/;
/** `05031985` */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
/** `1985-03-05`, as browsers fill in a birthday. */
const YEAR_FIRST = /^(\d{4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,2})$/;
/** What spreadsheets and other programs write behind a day: a time without its zone says nothing about the day. */
const CLOCK = /(?:,?\s+|t)\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:[.,]\d+)?)?$/;

/** English, Indonesian and short; the first line is January. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'januari'],
  ['feb', 'peb', 'february', 'februari', 'pebruari'],
  ['mar', 'march', 'maret'],
  ['apr', 'april'],
  ['may', 'mei'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'agu', 'ags', 'agt', 'august', 'agustus'],
  ['sep', 'sept', 'september'],
  ['oct', 'okt', 'october', 'oktober'],
  ['nov', 'nop', 'november', 'nopember'],
  ['dec', 'des', 'december', 'desember'],
];

const partsOf = (typed: string): readonly (string | undefined)[] => {
  const [, laterYear, laterMonth, laterDay] = YEAR_FIRST.exec(typed) ?? [];
  if (laterYear !== undefined) return [laterYear, laterMonth, laterDay];
  const [, day, digits, name, year] = DAY_FIRST.exec(typed) ?? [];
  if (day !== undefined) {
    const month = digits ?? String(MONTHS.findIndex((names) => names.includes(name ?? '')) + 1);
    return [year, month, day];
  }
  const [, firstDay, itsMonth, itsYear] = DIGITS_ONLY.exec(typed) ?? [];
  return [itsYear, itsMonth, firstDay];
};

/** With the signs that everybody types, and without a time; a moment with its zone is the day that it is in Jakarta. */
const dayIn = (text: string): string => {
  const plain = plainSigns(text).toLowerCase();
  const moment = plain.toUpperCase();
  return MOMENT.test(moment) ? formatDate(moment) : plain.replace(CLOCK, '');
};

/** A day as people type it, the day before the month, to `YYYY-MM-DD`; nothing when no such day exists. */
export const parseTypedDate = (text: string): IsoDate | undefined => {
  const [year = '', month = '', day = ''] = partsOf(dayIn(text));
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
};

/**
 * A date whose year was typed with two digits, read when the field is left: `5-3-85` is 1985, `1/3/27` is 2027.
 * Not while typing: `5/3/19` may become `5/3/1985`.
 */
export const parseShortYear = (text: string): IsoDate | undefined => {
  const [, front, year] = /^(.*\D)(\d{2})$/.exec(dayIn(text)) ?? [];
  if (front === undefined || year === undefined) return undefined;
  return parseTypedDate(`${front}${Number(year) < 50 ? '20' : '19'}${year}`);
};

/** The message for a typed text that is no day that exists; nothing for an empty field. */
export const checkTypedDate = (text: string): 'date.invalid' | undefined =>
  text === '' || isIsoDate(text) ? undefined : 'date.invalid';

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

/** A day that exists and is not still to come. */
export const isBirthDate = (dob: string, today: IsoDate): boolean => isIsoDate(dob) && !isBefore(today, dob);

/** Of a day, YYYY-MM. */
export const monthOf = (day: IsoDate): string => day.slice(0, 7);

/** So many months up to that of a day, the oldest first. */
export const lastMonths = (day: IsoDate, count: number): readonly string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
};
