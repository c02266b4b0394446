import fs from 'node:fs';
import path from 'node:path';
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { expect, it } from 'vitest';
import { sharedSource } from '@payung/platform/build/paths.ts';
import { ATTRIBUTIONS } from '@payung/shared/places/gazetteer.ts';
import { BOUNDS } from '@payung/shared/places/point.ts';
import { areaOf, simplifyLine } from './build-outline.ts';
import { INDONESIA, NEIGHBOURS } from '@payung/shared/places/outline.ts';
import { CURATED_POSTAL_CODES, PLACES } from '@payung/shared/places/place.ts';

/** Where the two files lie that the build writes. */
const PLACES_FOLDER = path.join(sharedSource, 'places');

const kilobytes = (name: string): number => fs.statSync(path.join(PLACES_FOLDER, name)).size / 1000;

const labels = async (): Promise<ReadonlyMap<string, string>> => {
  const rows = [await getProvinces(), await getRegencies(), await getDistricts()].flat();
  return new Map(rows.map(({ code, name }) => [code, (name ?? '').replaceAll('"', "'")]));
};

it('spells provinces, cities and districts as the reference lists do', async () => {
  const known = await labels();
  const spelled = (code: string, length: number): string =>
    code.length < length ? '' : (known.get(code.slice(0, length)) ?? '');
  const wrong = PLACES.filter(
    ({ code, province, city, district }) =>
      province !== spelled(code, 2) || city !== spelled(code, 5) || district !== spelled(code, 8),
  );
  expect(wrong).toEqual([]);
});

it('spells curated sub-districts as the reference lists do, with postal codes of five digits', async () => {
  const villages = new Map((await getVillages()).map(({ code, name }) => [code, name]));
  const curated = PLACES.filter(({ kind }) => kind === 'subDistrict');
  expect(curated.length).toBe(CURATED_POSTAL_CODES.size);
  for (const { code, subDistrict, postalCode } of curated) {
    expect(villages.get(code)).toBe(subDistrict);
    expect(postalCode).toMatch(/^\d{5}$/);
  }
});

it('knows a place in nearly every city and regency, all of them inside the bounds', () => {
  const cities = new Set(PLACES.map(({ city }) => city).filter((city) => city !== ''));
  expect(cities.size).toBeGreaterThan(490);
  for (const { latitude, longitude } of PLACES) {
    expect(latitude).toBeGreaterThan(BOUNDS.south);
    expect(latitude).toBeLessThan(BOUNDS.north);
    expect(longitude).toBeGreaterThan(BOUNDS.west);
    expect(longitude).toBeLessThan(BOUNDS.east);
  }
});

it('draws closed shores, large enough to be seen, from a file below 60 kB', () => {
  for (const [shore = []] of [...INDONESIA.coordinates, ...NEIGHBOURS.coordinates]) {
    expect(shore.length).toBeGreaterThan(3);
    expect(shore[0]).toEqual(shore.at(-1));
  }
  expect(kilobytes('outline.json')).toBeLessThan(60);
  expect(kilobytes('gazetteer.json')).toBeLessThan(200);
});

it('keeps the corners of a line and leaves out what lies on it', () => {
  expect(
    simplifyLine(
      [
        [0, 0],
        [1, 0.001],
        [2, 0],
        [2, 2],
      ],
      0.02,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  expect(
    areaOf([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]),
  ).toBe(4);
});

it('names every source with its licence', () => {
  expect(ATTRIBUTIONS.map(({ name, licence }) => [name, licence])).toEqual([
    ['GeoNames', 'CC BY 4.0'],
    ['idn-area-data', 'ODbL 1.0'],
    ['Natural Earth', 'public domain'],
  ]);
});
