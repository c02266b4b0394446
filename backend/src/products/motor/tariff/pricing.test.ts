import { expect, it } from 'vitest';
import { planOf } from './plans.ts';
import { addOnOf } from './add-ons.ts';
import { addOnsFor, addOnYears, planPremium, premiumAt, premiumYears, tariffRow } from './pricing.ts';
import type { RatedVehicle } from './pricing.ts';

const avanza: RatedVehicle = {
  kind: 'car',
  coverage: 'comprehensive',
  plateCode: 'B',
  year: 2023,
  sumInsured: 170_000_000,
  startDate: '2026-02-10',
};
const beat: RatedVehicle = {
  kind: 'motorcycle',
  coverage: 'totalLoss',
  plateCode: 'D',
  year: 2025,
  sumInsured: 20_000_000,
  startDate: '2026-02-10',
};

const plan = (code: string) => {
  const found = planOf(code);
  if (found === undefined) throw new Error(`No plan ${code}`);
  return found;
};
const standard = plan('MTSTD');
const prime = plan('MTPRM');

it('prices the Avanza of the sources: 2.47% of 170 million', () => {
  expect(planPremium(avanza, standard, 1)).toBe(4_199_000);
  expect(planPremium(avanza, prime, 1)).toBe(4_624_000);
});

it('prices a BeAT with plate D, total loss only', () => {
  expect(planPremium(beat, standard, 1)).toBe(360_000);
  expect(planPremium(beat, prime, 1)).toBe(432_000);
});

/** Each year by hand: sum × rate of its class, the age loading, whole rupiah. */
it('adds up five years, each at its own sum, class and age (ruling R14)', () => {
  const years = premiumYears(
    { ...avanza, year: 2020 },
    { plan: standard, years: 5, codes: ['FLOOD', 'TPL025'] },
  );
  expect(years).toEqual([
    // 170,000,000 × 2.47% × 1.05
    {
      year: 1,
      sumInsured: 170_000_000,
      vehicleAge: 6,
      ratePercent: 2.47,
      ageLoadingPercent: 5,
      premium: 4_408_950,
      addOns: [
        { code: 'FLOOD', premium: 170_000 },
        { code: 'TPL025', premium: 250_000 },
      ],
      band: '> 125–200',
    },
    // 153,000,000 × 2.47% × 1.10
    {
      year: 2,
      sumInsured: 153_000_000,
      vehicleAge: 7,
      ratePercent: 2.47,
      ageLoadingPercent: 10,
      premium: 4_157_010,
      addOns: [
        { code: 'FLOOD', premium: 153_000 },
        { code: 'TPL025', premium: 250_000 },
      ],
      band: '> 125–200',
    },
    // 136,000,000 × 2.47% × 1.15
    {
      year: 3,
      sumInsured: 136_000_000,
      vehicleAge: 8,
      ratePercent: 2.47,
      ageLoadingPercent: 15,
      premium: 3_863_080,
      addOns: [
        { code: 'FLOOD', premium: 136_000 },
        { code: 'TPL025', premium: 250_000 },
      ],
      band: '> 125–200',
    },
    // 119,000,000 × 3.26% × 1.20: the class below
    {
      year: 4,
      sumInsured: 119_000_000,
      vehicleAge: 9,
      ratePercent: 3.26,
      ageLoadingPercent: 20,
      premium: 4_655_280,
      addOns: [
        { code: 'FLOOD', premium: 119_000 },
        { code: 'TPL025', premium: 250_000 },
      ],
      band: '≤ 125',
    },
    // 110,500,000 × 3.26% × 1.25
    {
      year: 5,
      sumInsured: 110_500_000,
      vehicleAge: 10,
      ratePercent: 3.26,
      ageLoadingPercent: 25,
      premium: 4_502_875,
      addOns: [
        { code: 'FLOOD', premium: 110_500 },
        { code: 'TPL025', premium: 250_000 },
      ],
      band: '≤ 125',
    },
  ]);
  expect(planPremium({ ...avanza, year: 2020 }, standard, 5)).toBe(
    4_408_950 + 4_157_010 + 3_863_080 + 4_655_280 + 4_502_875,
  );
});

const loading = (change: Partial<RatedVehicle>) =>
  premiumYears({ ...avanza, ...change }, { plan: standard, years: 1, codes: [] })[0]?.ageLoadingPercent;

it('adds an age loading to comprehensive cover only, from the sixth year on', () => {
  expect(loading({ year: 2021 })).toBe(0);
  expect(loading({ year: 2016 })).toBe(25);
  expect(loading({ year: 2016, coverage: 'totalLoss' })).toBe(0);
  expect(loading({ year: 2026 })).toBe(0);
});

it.each([
  [125_000_000, '≤ 125'],
  [125_000_001, '> 125–200'],
  [200_000_000, '> 125–200'],
  [200_000_001, '> 200–400'],
  [400_000_000, '> 200–400'],
  [400_000_001, '> 400–800'],
  [800_000_000, '> 400–800'],
  [800_000_001, '> 800'],
])('rates %i in the class %s', (sum, band) => {
  expect(tariffRow('car', sum).band).toBe(band);
  expect(tariffRow('motorcycle', sum).band).toBe('motorcycle');
});

it.each([
  ['BK', 4_539_000],
  ['B', 4_199_000],
  ['DK', 4_573_000],
])('rates the same car with plate %s by its region: %i', (plateCode, premium) => {
  expect(planPremium({ ...avanza, plateCode }, standard, 1)).toBe(premium);
});

it('rounds to whole rupiah, half up, without errors of floating point', () => {
  expect(premiumAt(123_456_789, 3.26)).toBe(4_024_691);
  expect(premiumAt(50, 1)).toBe(1);
  expect(premiumAt(49, 1)).toBe(0);
  expect(premiumAt(2_000_000_000, 4.2, 25)).toBe(105_000_000);
});

const years = (code: string) => {
  const addOn = addOnOf(code);
  return addOn && addOnYears(addOn, avanza, 3);
};

it('prices add-ons by the sum of each year, or by the year', () => {
  expect(years('EQ')).toEqual([170_000, 153_000, 136_000]);
  expect(years('SRCC')).toEqual([85_000, 76_500, 68_000]);
  expect(years('AU01')).toEqual([425_000, 382_500, 340_000]);
  expect(years('TPL050')).toEqual([375_000, 375_000, 375_000]);
  expect([years('PADRV'), years('PAPAX')]).toEqual([
    [50_000, 50_000, 50_000],
    [40_000, 40_000, 40_000],
  ]);
});

const codes = (vehicle: RatedVehicle) => addOnsFor(vehicle).map(({ code }) => code);

it('offers no workshop with total loss only, and no add-on for motorcycles (ruling K30)', () => {
  expect(codes(avanza)).toContain('AU01');
  expect(codes({ ...avanza, coverage: 'totalLoss' })).toEqual([
    'FLOOD',
    'EQ',
    'SRCC',
    'TERROR',
    'TPL010',
    'TPL025',
    'TPL050',
    'PADRV',
    'PAPAX',
  ]);
  expect(codes(beat)).toEqual([]);
});
