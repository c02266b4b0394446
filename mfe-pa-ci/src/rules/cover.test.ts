import { describe, expect, it } from 'vitest';
import { checkGroups, checkParticipants, endOfCover, totalPremium } from './cover.ts';
import type { Months } from './cover.ts';

describe('participants', () => {
  it.each([
    [0, 'pa.participants.tooFew'],
    [1.5, 'pa.participants.tooFew'],
    [1, undefined],
    [10, undefined],
    [11, 'pa.participants.tooMany'],
  ])('%d: %s [PA-025]', (participants, problem) => {
    expect(checkParticipants(participants)).toBe(problem);
  });

  it.each([
    [[6, 4], undefined],
    [[6, 3], 'pa.groups.tooFew'],
    [[6, 5], 'pa.groups.tooMany'],
    [[], 'pa.groups.tooFew'],
  ])('groups of %j for ten people: %s [PA-032]', (numbers, problem) => {
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

it('costs the premium of every insured', () => {
  const premiums = { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 };
  expect(totalPremium({ premiums }, 12, 10)).toBe(750_000);
  expect(totalPremium({ premiums }, 1, 3)).toBe(36_000);
});
