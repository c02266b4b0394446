import gazetteer from './gazetteer.json' with { type: 'json' };
import { groupBy } from './group-by.ts';
import type { Point } from './point.ts';

export type PlaceKind = 'city' | 'district' | 'subDistrict' | 'town';

/** Labels are those of the reference lists; empty where it is not known which one it is. */
export interface Place extends Point {
  readonly id: string;
  readonly name: string;
  /** The areas around it, from near to far. */
  readonly detail: string;
  readonly kind: PlaceKind;
  /** Official code of the smallest known area, for example `31.74.07.1004`. */
  readonly code: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
  /** 0 where it is not known. */
  readonly population: number;
  /** Set by hand, good to about a kilometre. */
  readonly isApproximate: boolean;
}

interface Row {
  readonly code: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population?: number;
  readonly postalCode?: string;
  readonly kind?: PlaceKind;
  readonly isApproximate?: boolean;
}

const names: Readonly<Record<string, string>> = gazetteer.names;
const LEVELS = { province: 2, city: 5, district: 8, subDistrict: 13 } as const;

const labelAt = (code: string, level: 'province' | 'city' | 'district'): string =>
  code.length < LEVELS[level] ? '' : (names[code.slice(0, LEVELS[level])] ?? '');

/** Jakarta is no regency, and a city all the same. */
const LARGE = 500_000;

/** A town that gives a city or a regency its name, or is its seat. */
const kindOf = ({ code, name, population = 0 }: Row): PlaceKind => {
  if (code.length === LEVELS.city || population >= LARGE) return 'city';
  return name === labelAt(code, 'district') ? 'district' : 'town';
};

const placeOf = (row: Row, index: number): Place => {
  const { code, name, latitude, longitude, population = 0, postalCode = '' } = row;
  const kind = row.kind ?? kindOf(row);
  const labels = {
    province: labelAt(code, 'province'),
    city: labelAt(code, 'city'),
    district: labelAt(code, 'district'),
    subDistrict: kind === 'subDistrict' ? name : '',
  };
  const around = [labels.district, labels.city, labels.province].filter(
    (label, at) => label !== '' && (at > 0 || label !== name || kind === 'subDistrict'),
  );
  return {
    id: `${code}-${index}`,
    name,
    detail: around.join(', '),
    kind,
    code,
    latitude,
    longitude,
    ...labels,
    postalCode,
    population,
    isApproximate: row.isApproximate ?? false,
  };
};

type Cell = string | number;
const text = (cell: Cell | undefined): string => String(cell ?? '');
const rowOf = ([code, name, latitude, longitude]: readonly Cell[]): Row => ({
  code: text(code),
  name: text(name),
  latitude: Number(latitude),
  longitude: Number(longitude),
});

const fromGeoNames = gazetteer.geoNames.map((cells): Row => ({
  ...rowOf(cells),
  population: Number(cells[4]),
}));
const curatedCities = gazetteer.curatedCities.map((cells): Row => ({
  ...rowOf(cells),
  kind: 'city',
  isApproximate: true,
}));
const subDistricts = gazetteer.subDistricts.map((cells): Row => ({
  ...rowOf(cells),
  postalCode: text(cells[4]),
  kind: 'subDistrict',
  isApproximate: true,
}));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of the sub-districts that are known. */
const districtsAround = (rows: readonly Row[]): readonly Row[] =>
  [...groupBy(rows, ({ code }) => code.slice(0, LEVELS.district))].map(([code, within]) => ({
    code,
    name: names[code] ?? '',
    latitude: mean(within.map(({ latitude }) => latitude)),
    longitude: mean(within.map(({ longitude }) => longitude)),
    kind: 'district',
    isApproximate: true,
  }));

const curatedDistricts = districtsAround(subDistricts);
const hasOwn = new Set(curatedDistricts.map(({ code }) => code));

export const PLACES: readonly Place[] = [
  ...fromGeoNames.filter(({ code }) => !hasOwn.has(code)),
  ...curatedCities,
  ...curatedDistricts,
  ...subDistricts,
].map(placeOf);

/** Village code → postal code: a curated sample, see decision 042. */
export const CURATED_POSTAL_CODES: ReadonlyMap<string, string> = new Map(
  subDistricts.map(({ code, postalCode = '' }) => [code, postalCode]),
);
