import { expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';

it('is a day that exists and has come', () => {
  expect(isBirthDate('1990-05-17', '2027-03-01')).toBe(true);
  expect(isBirthDate('2027-03-01', '2027-03-01')).toBe(true);
  for (const dob of ['2027-03-02', '2026-02-30', '', 'soon'])
    expect(isBirthDate(dob, '2027-03-01')).toBe(false);
});
