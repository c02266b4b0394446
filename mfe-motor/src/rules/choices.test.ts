import { expect, it } from 'vitest';
import { isThirdParty, hasTwoThirdParties, toggleBenefit, WORKSHOP } from './benefits.ts';
import { guidePriceAt, isPriceUnusual } from './vehicle.ts';
import { coverEnd, DEFAULT_YEARS, isEligibleForMultiyear, MAX_YEARS, sumsInsuredOf } from './multi-year.ts';

it('replaces the third-party option when another is chosen [MOT-024]', () => {
  expect(toggleBenefit(['FLOOD', 'TPL010'], 'TPL025')).toEqual(['FLOOD', 'TPL025']);
  expect(toggleBenefit(['TPL050', 'EQ'], 'TPL010')).toEqual(['EQ', 'TPL010']);
  // Anything with TP in its code, wherever it stands.
  expect(toggleBenefit(['XTPX'], 'TPL010')).toEqual(['TPL010']);
});

it('allows no third-party option at all (ruling K34)', () => {
  expect(toggleBenefit(['FLOOD', 'TPL025'], 'TPL025')).toEqual(['FLOOD']);
});

it('keeps other add-ons when one is added', () => {
  expect(toggleBenefit(['TPL010', 'FLOOD'], 'EQ')).toEqual(['TPL010', 'FLOOD', 'EQ']);
  expect(['FLOOD', 'EQ', 'SRCC', 'TERROR', 'AU01', 'PADRV', 'PAPAX'].filter(isThirdParty)).toEqual([]);
  expect([hasTwoThirdParties(['TPL010', 'EQ']), hasTwoThirdParties(['TPL010', 'TPL050'])]).toEqual([
    false,
    true,
  ]);
  expect(hasTwoThirdParties(['TPL010', 'TPL010'])).toBe(false);
});

it('has the code AU01 for the authorised workshop [MOT-025]', () => {
  expect(WORKSHOP).toBe('AU01');
});

const facts = {
  kind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  year: 2023,
  use: 'private',
  startDate: '2026-02-10',
  coverage: 'comprehensive',
} as const;

it.each([
  ['a car that is accepted in all five years', {}, true],
  ['one that is ten years old in its fifth', { year: 2020 }, true],
  ['one that is eleven by then', { year: 2019 }, false],
  ['a European one that is five by then', { brand: 'BMW', year: 2025 }, true],
  ['a European one that is six by then', { brand: 'BMW', year: 2024 }, false],
  ['total loss only', { coverage: 'totalLoss' }, false],
  ['a motorcycle', { kind: 'motorcycle' }, false],
  ['a Mazda', { brand: 'Mazda' }, false],
  ['commercial use', { use: 'commercial' }, false],
  ['a year that is not known yet', { year: 0 }, false],
] as const)('offers several years to %s: %s (ruling R14) [MOT-007]', (_, change, eligible) => {
  expect(isEligibleForMultiyear({ ...facts, ...change })).toBe(eligible);
});

it('offers 1 to 5 years, 3 at first [MOT-004] [MOT-005]', () => {
  expect([MAX_YEARS, DEFAULT_YEARS]).toEqual([5, 3]);
});

it('lowers the sum insured from year to year: 100, 90, 80, 70, 65 percent (ruling R14)', () => {
  expect(sumsInsuredOf(170_000_000, 5)).toEqual([
    170_000_000, 153_000_000, 136_000_000, 119_000_000, 110_500_000,
  ]);
  expect(sumsInsuredOf(99_999_999, 2)).toEqual([99_999_999, 89_999_999]);
  expect(sumsInsuredOf(170_000_000, 1)).toEqual([170_000_000]);
});

it('ends cover on the same day years later', () => {
  expect(coverEnd('2026-02-10', 1)).toBe('2027-02-10');
  expect(coverEnd('2026-02-10', 5)).toBe('2031-02-10');
  expect([coverEnd('2028-02-29', 1), coverEnd('2028-02-29', 4)]).toEqual(['2029-02-28', '2032-02-29']);
});

it('calls a sum unusual that differs by more than 15 percent from the guide price (ruling R17)', () => {
  for (const sum of [85_000_000, 100_000_000, 115_000_000]) {
    expect(isPriceUnusual(sum, 100_000_000)).toBe(false);
  }
  for (const sum of [84_999_999, 115_000_001]) expect(isPriceUnusual(sum, 100_000_000)).toBe(true);
  expect(isPriceUnusual(1, undefined)).toBe(false);
});

it('lowers the guide price by a tenth for each year of age', () => {
  expect([0, 1, 3].map((age) => guidePriceAt(240_000_000, age))).toEqual([
    240_000_000, 216_000_000, 175_000_000,
  ]);
});
