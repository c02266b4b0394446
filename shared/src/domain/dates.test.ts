import { expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  checkTypedDate,
  daysBetween,
  formatClock,
  formatDate,
  formatMoment,
  formatPeriod,
  isBefore,
  isIsoDate,
  parseShortYear,
  parseTypedDate,
  periodDays,
  todayInJakarta,
  isBirthDate,
  lastMonths,
  monthOf,
} from './dates.ts';

it('shows dates as DD/MM/YYYY [I18N-013]', () => {
  expect(formatDate('2027-03-01')).toBe('01/03/2027');
  expect(formatDate('2027-03-01T05:00:00.000Z')).toBe('01/03/2027');
  expect(formatDate('2017')).toBe('2017');
  expect(formatDate('soon')).toBe('');
});

it("shows a moment in Jakarta's time, and nothing for a text that is no moment", () => {
  expect(formatClock('2027-02-28T16:59:59.000Z', 'en')).toBe('23:59');
  expect(formatMoment('2027-02-28T16:59:59.000Z', 'en')).toBe('28/02/2027, 23:59');
  expect(formatMoment('2027-02-28T17:00:00.000Z', 'en')).toBe('01/03/2027, 00:00');
  expect(formatMoment('2027-03-01T06:30:00+07:00', 'en')).toBe('01/03/2027, 06:30');
  expect(formatClock('2027-02-28T07:05:00.000Z', 'id')).toBe('14.05');
  expect(formatMoment('2027-02-28T07:05:00.000Z', 'id')).toBe('28/02/2027, 14.05');
  expect(formatClock('soon', 'en')).toBe('');
  expect(formatMoment('soon', 'en')).toBe('');
});

it('shows a moment as the day in Jakarta, also before 7 in the morning', () => {
  expect(formatDate('2027-02-28T16:59:59.000Z')).toBe('28/02/2027');
  expect(formatDate('2027-02-28T17:00:00.000Z')).toBe('01/03/2027');
  expect(formatDate('2027-02-28T23:30:00Z')).toBe('01/03/2027');
  expect(formatDate('2027-03-01T06:30:00+07:00')).toBe('01/03/2027');
  // Without a zone it is no moment: its day stands.
  expect(formatDate('2027-02-28T23:30:00')).toBe('28/02/2027');
});

it.each([
  ['01/03/2027', '2027-03-01'],
  ['5/3/1985', '1985-03-05'],
  ['05/3/1985', '1985-03-05'],
  ['5/03/1985', '1985-03-05'],
  ['05-03-1985', '1985-03-05'],
  ['5-3-1985', '1985-03-05'],
  ['5.3.1985', '1985-03-05'],
  ['5 3 1985', '1985-03-05'],
  [' 5 / 3 / 1985 ', '1985-03-05'],
  ['05031985', '1985-03-05'],
  ['1985-03-05', '1985-03-05'],
  ['1985/3/5', '1985-03-05'],
  ['5 Mar 1985', '1985-03-05'],
  ['5 mar. 1985', '1985-03-05'],
  ['5 Maret 1985', '1985-03-05'],
  ['5 MARCH 1985', '1985-03-05'],
  ['5Mar1985', undefined],
  ['5-Mar-1985', '1985-03-05'],
  ['17 Agustus 1945', '1945-08-17'],
  ['17 Agu 1945', '1945-08-17'],
  ['1 Mei 1990', '1990-05-01'],
  ['1 May 1990', '1990-05-01'],
  ['31 Desember 1999', '1999-12-31'],
  ['31 Dec 1999', '1999-12-31'],
  ['1 Okt 2001', '2001-10-01'],
  ['2 Januari 2000', '2000-01-02'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', undefined],
  ['30/02/2027', undefined],
  ['31/4/1985', undefined],
  ['53/19/8553', undefined],
  ['3/25/1985', undefined],
  ['0/1/1985', undefined],
  ['5/0/1985', undefined],
  ['5/3/85', undefined],
  ['5/3/19855', undefined],
  ['5 Foo 1985', undefined],
  ['5 Marsupial 1985', undefined],
  ['5/1985', undefined],
  ['531985', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('reads "%s" as people type it: %s', (typed, iso) => {
  expect(parseTypedDate(typed)).toBe(iso);
});

it.each([
  ['5-3-85', '1985-03-05'],
  ['5/3/50', '1950-03-05'],
  ['1/3/27', '2027-03-01'],
  ['1/3/49', '2049-03-01'],
  ['05/03/00', '2000-03-05'],
  ['5 Mar 85', '1985-03-05'],
  ['31/2/85', undefined],
  ['5/12', undefined],
  ['850305', undefined],
  ['5/3/1985', undefined],
  ['', undefined],
])('reads "%s", whose year has two digits, as %s', (typed, iso) => {
  expect(parseShortYear(typed)).toBe(iso);
});

it.each([
  ['jan january januari', '1985-01-05'],
  ['feb peb february februari pebruari', '1985-02-05'],
  ['mar march maret', '1985-03-05'],
  ['apr april', '1985-04-05'],
  ['may mei', '1985-05-05'],
  ['jun june juni', '1985-06-05'],
  ['jul july juli', '1985-07-05'],
  ['aug agu ags agt august agustus', '1985-08-05'],
  ['sep sept september', '1985-09-05'],
  ['oct okt october oktober', '1985-10-05'],
  ['nov nop november nopember', '1985-11-05'],
  ['dec des december desember', '1985-12-05'],
])('reads each of %s as a month: %s', (names, iso) => {
  for (const name of names.split(' ')) expect([name, parseTypedDate(`5 ${name} 1985`)]).toEqual([name, iso]);
});

it('reports a typed text that is no date, and nothing for an empty field', () => {
  expect(checkTypedDate('')).toBeUndefined();
  expect(checkTypedDate('1985-03-05')).toBeUndefined();
  expect(checkTypedDate('53/19/8553')).toBe('date.invalid');
});

it('accepts only dates that exist', () => {
  expect(isIsoDate('2028-02-29')).toBe(true);
  expect(isIsoDate('2027-02-29')).toBe(false);
});

it('changes day in Jakarta at 17:00 UTC', () => {
  expect(todayInJakarta(new Date('2027-02-28T16:59:59Z'))).toBe('2027-02-28');
  expect(todayInJakarta(new Date('2027-02-28T17:00:00Z'))).toBe('2027-03-01');
});

it('counts the days between two dates', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(isBefore('2027-02-28', '2027-03-01')).toBe(true);
  expect(isBefore('2027-03-01', '2027-03-01')).toBe(false);
  expect(daysBetween('2027-03-01', '2027-03-06')).toBe(5);
  expect(periodDays('2027-03-01', '2027-03-06')).toBe(6);
});

it('raises the age on the birthday', () => {
  expect(ageOn('1990-05-20', '2027-05-19')).toBe(36);
  expect(ageOn('1990-05-20', '2027-05-20')).toBe(37);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it('takes for a birth date a day that exists and is not in the future', () => {
  expect(isBirthDate('1990-05-17', '2027-03-01')).toBe(true);
  expect(isBirthDate('2027-03-01', '2027-03-01')).toBe(true);
  for (const dob of ['2027-03-02', '2026-02-30', '', 'soon'])
    expect(isBirthDate(dob, '2027-03-01')).toBe(false);
});

it('counts months back over the turn of a year, also from the last day of a month', () => {
  expect(lastMonths('2026-03-31', 6)).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(lastMonths('2024-02-29', 2)).toEqual(['2024-01', '2024-02']);
  expect(monthOf('2026-03-31')).toBe('2026-03');
});

it.each([
  ['2026-12-15', '2026-12-22', 'id', '15–22 Des 2026'],
  ['2026-12-15', '2026-12-22', 'en', '15–22 Dec 2026'],
  ['2026-11-28', '2026-12-03', 'id', '28 Nov – 3 Des 2026'],
  ['2026-12-28', '2027-12-27', 'id', '28 Des 2026 – 27 Des 2027'],
] as const)('writes the period from %s to %s in a sentence (%s): %s', (from, to, language, written) => {
  expect(formatPeriod(from, to, language)).toBe(written);
});
