import { expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  daysBetween,
  formatDate,
  isBefore,
  isIsoDate,
  parseDisplayDate,
  periodDays,
  todayInJakarta,
} from './dates.ts';

it('shows dates as DD/MM/YYYY [I18N-013]', () => {
  expect(formatDate('2027-03-01')).toBe('01/03/2027');
  expect(formatDate('2027-03-01T05:00:00.000Z')).toBe('01/03/2027');
  expect(formatDate('2017')).toBe('2017');
  expect(formatDate('soon')).toBe('');
});

it('reads DD/MM/YYYY back, when the day exists', () => {
  expect(parseDisplayDate('01/03/2027')).toBe('2027-03-01');
  expect(parseDisplayDate('30/02/2027')).toBeUndefined();
  expect(parseDisplayDate('1/3/2027')).toBeUndefined();
  expect(isIsoDate('2028-02-29')).toBe(true);
  expect(isIsoDate('2027-02-29')).toBe(false);
});

it('changes day in Jakarta at 17:00 UTC', () => {
  expect(todayInJakarta(new Date('2027-02-28T16:59:59Z'))).toBe('2027-02-28');
  expect(todayInJakarta(new Date('2027-02-28T17:00:00Z'))).toBe('2027-03-01');
});

it('counts days', () => {
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(isBefore('2027-02-28', '2027-03-01')).toBe(true);
  expect(isBefore('2027-03-01', '2027-03-01')).toBe(false);
  expect(daysBetween('2027-03-01', '2027-03-06')).toBe(5);
  expect(periodDays('2027-03-01', '2027-03-06')).toBe(6);
});

it('turns older on the birthday', () => {
  expect(ageOn('1990-05-20', '2027-05-19')).toBe(36);
  expect(ageOn('1990-05-20', '2027-05-20')).toBe(37);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
