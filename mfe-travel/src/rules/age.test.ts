import { expect, it } from 'vitest';
import { checkAdultAge, checkChildAge, checkMainInsuredAge, hasAgeFlag } from './age.ts';

const today = '2027-03-01';

it('sets the age flag from 71 years on [TRV-020]', () => {
  expect(hasAgeFlag('1957-03-01', today)).toBe(false);
  expect(hasAgeFlag('1956-03-02', today)).toBe(false);
  expect(hasAgeFlag('1956-03-01', today)).toBe(true);
});

it('accepts a main insured of 18 to 69 years [TRV-075]', () => {
  expect(checkMainInsuredAge('2009-03-02', today)).toBe('travel.age.main');
  expect(checkMainInsuredAge('2009-03-01', today)).toBeUndefined();
  expect(checkMainInsuredAge('1957-03-02', today)).toBeUndefined();
  expect(checkMainInsuredAge('1957-03-01', today)).toBe('travel.age.main');
});

it('accepts a child under 18 years [TRV-076]', () => {
  expect(checkChildAge('2009-03-02', today)).toBeUndefined();
  expect(checkChildAge('2009-03-01', today)).toBe('travel.age.child');
  expect(checkAdultAge('2009-03-02', today)).toBe('travel.age.adult');
  expect(checkAdultAge('2009-03-01', today)).toBeUndefined();
});

it('requires a birth date that exists and is not in the future', () => {
  for (const check of [checkMainInsuredAge, checkAdultAge, checkChildAge]) {
    expect(check('', today)).toBe('dob.required');
    expect(check('2026-02-30', today)).toBe('date.invalid');
    expect(check('53/19/8553', today)).toBe('date.invalid');
    expect(check('2027-03-02', today)).toBe('dob.invalid');
  }
});
