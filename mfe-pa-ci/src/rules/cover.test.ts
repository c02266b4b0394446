import { describe, expect, it } from 'vitest';
import {
  checkGroups,
  checkParticipants,
  endOfCover,
  totalPremium,
  checkStart,
  MONTHS,
  countToLeaveOut,
  hasData,
  leavable,
} from './cover.ts';
import type { Months } from './cover.ts';
import { ID_CARD_AGE, NO_INSURED } from './insured.ts';

describe('the number of participants', () => {
  it.each([
    [0, 'pa.participants.tooFew'],
    [1.5, 'pa.participants.tooFew'],
    [1, undefined],
    [10, undefined],
    [11, 'pa.participants.tooMany'],
  ])('%d has the problem: %s [PA-025]', (participants, problem) => {
    expect(checkParticipants(participants)).toBe(problem);
  });

  it.each([
    [[6, 4], undefined],
    [[6, 3], 'pa.groups.tooFew'],
    [[6, 5], 'pa.groups.tooMany'],
    [[], 'pa.groups.tooFew'],
  ])('is compared with groups of %j for ten people: %s [PA-032]', (numbers, problem) => {
    expect(
      checkGroups(
        numbers.map((participants) => ({ participants })),
        10,
      ),
    ).toBe(problem);
  });
});

describe('the period', () => {
  it.each<[string, Months, string]>([
    ['2027-03-01', 12, '2028-03-01'],
    ['2027-03-01', 1, '2027-04-01'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-31'],
  ])('from %s for %i months ends on %s', (start, months, end) => {
    expect(endOfCover(start, months)).toBe(end);
  });
});

it('adds up the premiums of all insureds', () => {
  const premiums = { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 };
  expect(totalPremium({ premiums }, 12, 10)).toBe(750_000);
  expect(totalPremium({ premiums }, 1, 3)).toBe(36_000);
});

it.each([
  ['', 'pa.start.required'],
  ['2027-02-30', 'date.invalid'],
  ['2027-01-31', 'pa.start.passed'],
  ['2027-02-01', undefined],
  ['2027-07-31', undefined],
  ['2027-08-01', 'start.tooFar'],
])('checks the first day of cover "%s" on 2027-02-01: %s', (start, problem) => {
  expect(checkStart(start, '2027-02-01')).toBe(problem);
});

it('has covers of 1, 3, 6 and 12 months, and requires 17 years for an ID card', () => {
  expect(MONTHS).toEqual([1, 3, 6, 12]);
  expect(ID_CARD_AGE).toBe(17);
});

const person = (name: string) => ({ ...NO_INSURED, name });
const insureds = [person('Budi'), person('Siti'), NO_INSURED, person('Agus')];

it('counts an insured as filled in as soon as one field has a value', () => {
  expect(hasData(NO_INSURED)).toBe(false);
  expect(hasData({ ...NO_INSURED, beneficiaryName: 'Ani' })).toBe(true);
  expect(hasData({ ...NO_INSURED, guardianConsents: true })).toBe(true);
});

it.each([
  [4, 0],
  [3, 0],
  [2, 1],
  [1, 2],
])('has of three filled-in insureds, with %i participants, %i to leave out', (participants, count) => {
  expect(countToLeaveOut(insureds, participants)).toBe(count);
});

it('never leaves out the first insured, even when it is empty', () => {
  expect(leavable(insureds).map(({ name }) => name)).toEqual(['Siti', 'Agus']);
  expect(countToLeaveOut([NO_INSURED, person('Siti')], 1)).toBe(1);
});
