import { expect, it } from 'vitest';
import { checkVehicle, maxAccessories, normaliseVehicleNo } from './check-vehicle.ts';
import en from './messages/en.json' with { type: 'json' };
import type { Vehicle } from '../contract/schemas/vehicle.ts';

const TODAY = '2026-01-15';

const avanza: Vehicle & { readonly insuredName: string } = {
  kind: 'car',
  brand: 'Toyota',
  model: 'Avanza',
  year: 2023,
  plateCode: 'B',
  plateNumber: '1234',
  plateSuffix: 'ABC',
  chassisNo: 'MHFXX1234567890AB',
  engineNo: '2NRX123456',
  use: 'private',
  coverage: 'comprehensive',
  sumInsured: 170_000_000,
  accessories: 0,
  startDate: '2026-02-10',
  insuredName: 'Budi Santoso',
};
const beat = { ...avanza, kind: 'motorcycle', coverage: 'totalLoss', sumInsured: 20_000_000 } as const;

const problems = (change: object, vehicle: typeof avanza = avanza) =>
  Object.entries(checkVehicle({ ...vehicle, ...change }, TODAY)).filter(
    ([, message]) => message !== undefined,
  );

it('accepts an Avanza of Rp 170 million and a BeAT of Rp 20 million', () => {
  expect(problems({})).toEqual([]);
  expect(problems({}, beat)).toEqual([]);
});

it.each([
  ['brand', ' ', 'motor.brand.required', 'Brand is required'],
  ['model', '', 'motor.model.required', 'Model is required'],
  ['year', 0, 'motor.year.required', 'Year of manufacture is required'],
  ['coverage', '', 'motor.coverage.required', 'Coverage is required'],
  ['sumInsured', 0, 'motor.sum.required', 'Sum insured is required'],
] as const)('requires %s [MOT-068]', (field, value, message, text) => {
  expect(problems({ [field]: value })).toEqual([[field, message]]);
  expect(en[message]).toBe(text);
});

it('needs no chassis and engine number for a price, and refuses what can be none', () => {
  expect(problems({ chassisNo: '', engineNo: ' ' })).toEqual([]);
  expect(problems({ chassisNo: 'AB12', engineNo: 'A?' })).toEqual([
    ['chassisNo', 'motor.chassis.invalid'],
    ['engineNo', 'motor.engine.invalid'],
  ]);
});

it.each([
  [2026, undefined],
  [2027, 'motor.year.future'],
  [1979, 'motor.year.invalid'],
  [1980, undefined],
  [2020.5, 'motor.year.invalid'],
])('checks the year %s', (year, message) => {
  expect(checkVehicle({ ...avanza, year }, TODAY).year).toBe(message);
});

it.each([
  ['car', 49_999_999, 'motor.sum.car'],
  ['car', 50_000_000, undefined],
  ['car', 2_000_000_000, undefined],
  ['car', 2_000_000_001, 'motor.sum.car'],
  ['car', 100_000_000.5, 'motor.sum.whole'],
  ['motorcycle', 2_999_999, 'motor.sum.motorcycle'],
  ['motorcycle', 3_000_000, undefined],
  ['motorcycle', 100_000_000, undefined],
  ['motorcycle', 100_000_001, 'motor.sum.motorcycle'],
] as const)('keeps the sum insured of a %s within its limits: %d', (kind, sumInsured, message) => {
  const found = problems({ sumInsured }, kind === 'car' ? avanza : beat);
  expect(found).toEqual(message === undefined ? [] : [['sumInsured', message]]);
});

it('covers accessories up to 10 percent of the sum insured [MOT-064]', () => {
  expect(problems({ accessories: 17_000_000 })).toEqual([]);
  expect(problems({ accessories: 17_000_001 })).toEqual([['accessories', 'motor.accessories.limit']]);
  expect(problems({ accessories: -1 })).toEqual([['accessories', 'motor.sum.whole']]);
  // Without a sum the accessories are not checked: only the sum is reported.
  expect(problems({ accessories: 1, sumInsured: 0 }).map(([field]) => field)).not.toContain('accessories');
  expect(maxAccessories(123_456_789)).toBe(12_345_678);
});

it('accepts chassis and engine numbers of 5 to 25 letters and digits, and saves them in capitals', () => {
  for (const number of ['mhf-123 45.6', 'ABCDE', 'A'.repeat(25)]) {
    expect(problems({ chassisNo: number, engineNo: number })).toEqual([]);
  }
  for (const number of ['ABCD', 'A'.repeat(26), 'ABC/12', 'ABCÄE']) {
    expect(problems({ chassisNo: number })).toEqual([['chassisNo', 'motor.chassis.invalid']]);
    expect(problems({ engineNo: number })).toEqual([['engineNo', 'motor.engine.invalid']]);
  }
  for (const copied of [' mhf-123 45.6 ', '\u200Emhf\u2011123\u00A045.6\uFEFF', '\uFF2D\uFF28\uFF26123456'])
    expect(normaliseVehicleNo(copied)).toBe('MHF123456');
});

it.each([
  ['a European car of six years', { brand: 'BMW', year: 2020 }, 'motor.accept.europeanAge'],
  ['a Mazda', { brand: 'Mazda' }, 'motor.accept.mazda'],
  ['a typed pick-up', { model: 'Carry Pick Up' }, 'motor.accept.commercialModel'],
  ['commercial use', { use: 'commercial' }, 'motor.accept.commercialUse'],
] as const)('refuses comprehensive cover for %s with the reason', (_, change, message) => {
  expect(problems(change)).toEqual([['coverage', message]]);
});

it('uses the model facts of the catalogue', () => {
  expect(checkVehicle(avanza, TODAY, { isCommercial: true }).coverage).toBe('motor.accept.commercialModel');
});

it.each([
  ['', 'startDate.required'],
  ['2026-02-30', 'date.invalid'],
  ['2026-01-14', 'motor.start.passed'],
  ['2026-01-15', undefined],
  ['9999-01-01', 'start.tooFar'],
])('requires a start of cover today or later: "%s"', (startDate, message) => {
  expect(checkVehicle({ ...avanza, startDate }, TODAY).startDate).toBe(message);
});
