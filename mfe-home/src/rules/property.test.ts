import { describe, expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };
import {
  checkHomeName,
  checkHomeStart,
  checkProperty,
  checkTotalSumInsured,
  homeExpiry,
  isStartDateAllowed,
  MAX_TOTAL_SUM_INSURED,
  totalSumInsured,
} from './property.ts';
import type { Property } from '../contract/schemas/property.ts';

const today = '2027-03-01';
const house: Property = {
  propertyType: 'house',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 2,
  buildingSumInsured: 800_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  startDate: today,
};
const apartment: Property = {
  ...house,
  propertyType: 'apartment',
  buildingSumInsured: 0,
  fixturesSumInsured: 300_000_000,
};
const problems = (property: Property, name = 'Siti Rahma') =>
  Object.fromEntries(
    Object.entries(checkProperty(property, name, today)).filter(([, message]) => message !== undefined),
  );

it('insures up to Rp 10.000.000.000 in all [HOME-011]', () => {
  expect(MAX_TOTAL_SUM_INSURED).toBe(10_000_000_000);
  const sums = {
    buildingSumInsured: 9_000_000_000,
    contentsSumInsured: 1_000_000_000,
    fixturesSumInsured: 0,
  };
  expect(checkTotalSumInsured(sums)).toBeUndefined();
  expect(checkTotalSumInsured({ ...sums, contentsSumInsured: 1_000_000_001 })).toBe('home.sum.total');
  expect(problems({ ...house, buildingSumInsured: 10_000_000_001 })).toEqual({
    totalSumInsured: 'home.sum.total',
  });
});

describe('the sums insured', () => {
  it('accepts a house with a building sum, with or without contents', () => {
    expect(problems(house)).toEqual({});
    expect(problems({ ...house, contentsSumInsured: 100_000_000 })).toEqual({});
    expect(problems({ ...house, buildingSumInsured: 0 })).toEqual({
      buildingSumInsured: 'home.building.required',
    });
    expect(problems({ ...house, fixturesSumInsured: 1 })).toEqual({
      fixturesSumInsured: 'home.fixtures.apartmentsOnly',
    });
  });

  it('accepts only the fixtures of an apartment', () => {
    expect(problems(apartment)).toEqual({});
    expect(problems({ ...apartment, fixturesSumInsured: 0 })).toEqual({
      fixturesSumInsured: 'home.fixtures.required',
    });
    expect(problems({ ...apartment, buildingSumInsured: 1, contentsSumInsured: 1 })).toEqual({
      buildingSumInsured: 'home.apartment.fixturesOnly',
      contentsSumInsured: 'home.apartment.fixturesOnly',
    });
  });

  it('refuses sums that are not whole rupiah', () => {
    expect(problems({ ...house, contentsSumInsured: -1 })).toEqual({ contentsSumInsured: 'home.sum.whole' });
    expect(problems({ ...house, buildingSumInsured: 0.5 })).toEqual({ buildingSumInsured: 'home.sum.whole' });
  });
});

it('reports every missing field', () => {
  expect(
    problems({ ...house, provinceId: '', city: ' ', stories: 0, startDate: '', buildingSumInsured: 0 }, ''),
  ).toEqual({
    insuredName: 'home.name.required',
    provinceId: 'address.province.required',
    city: 'address.city.required',
    startDate: 'startDate.required',
    stories: 'home.stories.required',
    buildingSumInsured: 'home.building.required',
  });
  expect(problems({ ...house, stories: 1.5 })).toEqual({ stories: 'home.stories.range' });
  expect(problems({ ...house, stories: 200 })).toEqual({});
  expect(problems({ ...house, stories: 201 })).toEqual({ stories: 'home.stories.range' });
});

it.each([
  ['Siti Rahma', undefined],
  ['Zoë', undefined],
  ['Ελένη', 'name.latin'],
  ['R. Soepomo', 'name.letters'],
  ["Nu'man", 'name.letters'],
  ['Budi 2', 'name.letters'],
  ['a'.repeat(101), 'name.long'],
])('allows only letters and spaces in the name %s [HOME-090]', (name, message) => {
  expect(checkHomeName(name)).toBe(message);
});

it('allows a start date of yesterday or later [HOME-082]', () => {
  expect(isStartDateAllowed('2027-02-28', today)).toBe(true);
  expect(isStartDateAllowed('2027-02-27', today)).toBe(false);
  expect(isStartDateAllowed('2027-08-28', today)).toBe(true);
  expect(isStartDateAllowed('2027-08-29', today)).toBe(false);
  expect(checkHomeStart('2027-08-29', today)).toBe('start.tooFar');
  expect(homeExpiry('9998-12-31')).toBe('9999-12-31');
  expect(checkHomeStart('2027-02-27', today)).toBe('startDate.required');
  expect(checkHomeStart('', today)).toBe('startDate.required');
  expect(checkHomeStart('2027-02-30', today)).toBe('date.invalid');
});

it('ends cover a year after it begins [HOME-083]', () => {
  expect(homeExpiry('2027-03-01')).toBe('2028-03-01');
  expect(homeExpiry('2027-12-31')).toBe('2028-12-31');
  expect(homeExpiry('2028-02-29')).toBe('2029-02-28');
});

it('has the texts of the specification for missing fields [I18N-014]', () => {
  expect([en['startDate.required'], id['startDate.required']]).toEqual([
    'Start Date is required',
    'Tanggal Mulai Polis Wajib Diisi',
  ]);
});

it('accepts a name of up to 100 letters', () => {
  expect(checkHomeName('a'.repeat(100))).toBeUndefined();
  expect(checkHomeName('a'.repeat(101))).toBe('name.long');
});

it('computes the total of building, contents and fixtures', () => {
  const sums = { buildingSumInsured: 700, contentsSumInsured: 30, fixturesSumInsured: 5 };
  expect(totalSumInsured(sums)).toBe(735);
});
