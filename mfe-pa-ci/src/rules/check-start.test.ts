import { expect, it } from 'vitest';
import { checkStart } from './check-start.ts';
import { MONTHS } from './cover.ts';
import { ID_CARD_AGE } from './insured.ts';

it.each([
  ['', 'pa.start.required'],
  ['2027-02-30', 'date.invalid'],
  ['2027-01-31', 'pa.start.passed'],
  ['2027-02-01', undefined],
  ['2027-07-31', undefined],
  ['2027-08-01', 'start.tooFar'],
])('the first day of cover "%s", asked for on 2027-02-01: %s', (start, problem) => {
  expect(checkStart(start, '2027-02-01')).toBe(problem);
});

it('sells cover for 1, 3, 6 and 12 months, and reads no card below 17', () => {
  expect(MONTHS).toEqual([1, 3, 6, 12]);
  expect(ID_CARD_AGE).toBe(17);
});
