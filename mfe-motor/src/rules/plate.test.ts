import { expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import {
  checkPlateCode,
  checkPlateNumber,
  checkPlateSuffix,
  normalisePlate,
  PLATE_CODES,
  plateText,
  regionOf,
} from './plate.ts';

/** The regions of the tariff, literal. */
const REGIONS = {
  1: 'BL BB BK BA BM BP BG BH BD BN BE',
  2: 'A B D E F T Z',
  3:
    'G H K R AA AD AB L M N P S W AE AG DK DR EA DH EB ED KB KH DA KT KU DB DL DM DN DT DC DD DP DW DE DG ' +
    'PA PB PY PS PG PT',
} as const;

it.each([1, 2, 3] as const)('finds the region %i of the tariff by the code of the plate', (region) => {
  for (const code of REGIONS[region].split(' ')) expect([code, regionOf(code)]).toEqual([code, region]);
});

it('has each code once, with its region in both languages', () => {
  const codes = PLATE_CODES.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(Object.values(REGIONS).join(' ').split(' ').toSorted());
  expect(PLATE_CODES.find(({ code }) => code === 'BE')?.place).toEqual({ en: 'Lampung', id: 'Lampung' });
  expect(PLATE_CODES.find(({ code }) => code === 'BA')?.place).toEqual({
    en: 'West Sumatra',
    id: 'Sumatera Barat',
  });
  for (const { place } of PLATE_CODES) expect(place.en === '' || place.id === '').toBe(false);
});

it('requires the code of the plate, and one that exists [MOT-067]', () => {
  expect(checkPlateCode(' ')).toBe('motor.plate.code.required');
  expect(en['motor.plate.code.required']).toBe('Licence plate code is required');
  for (const code of ['B', 'b', ' ab ', 'PT', '\u200Bb\u202C', '\uFF22'])
    expect(checkPlateCode(code)).toBeUndefined();
  for (const code of ['C', 'XX', 'RI', 'CD', '1']) {
    expect(checkPlateCode(code)).toBe('motor.plate.code.unknown');
    expect(regionOf(code)).toBeUndefined();
  }
});

it('accepts one to three letters at the end of the plate [MOT-066]', () => {
  for (const suffix of ['A', 'ab', 'ABC', ' x y ', '\u202Aabc\u202C', '\uFF21\u00A0b'])
    expect(checkPlateSuffix(suffix)).toBeUndefined();
  for (const suffix of ['ABCD', 'A1', '1', 'Ä', 'A-B']) {
    expect(checkPlateSuffix(suffix)).toBe('motor.plate.suffix.invalid');
  }
  expect(en['motor.plate.suffix.invalid']).toBe('The plate ends in 1 to 3 letters');
});

it('refuses a plate without letters at its end, with the reason', () => {
  expect(checkPlateSuffix('')).toBe('motor.plate.suffix.required');
  expect(en['motor.plate.suffix.required']).toBe(
    'The letters at the end of the plate are required: vehicles whose plate has none cannot be insured here',
  );
});

it('accepts one to four digits that do not begin with 0', () => {
  for (const number of ['1', '12', '1234', ' 99 ']) expect(checkPlateNumber(number)).toBeUndefined();
  for (const number of ['0', '0123', '12345', '12a', '-1']) {
    expect(checkPlateNumber(number)).toBe('motor.plate.number.invalid');
  }
  expect(checkPlateNumber('')).toBe('motor.plate.number.required');
});

it('saves a plate in capitals without spaces, and displays it with spaces', () => {
  expect(normalisePlate(' a b\tc ')).toBe('ABC');
  expect(plateText({ plateCode: 'B', plateNumber: '1234', plateSuffix: 'ABC' })).toBe('B 1234 ABC');
});
