import type { District, Region } from '@payung/shared/schemas/places.ts';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import Papa from 'papaparse';

export interface Village {
  readonly code: string;
  readonly name: string;
}

interface Reference {
  readonly provinces: readonly Region[];
  readonly citiesOf: ReadonlyMap<string, readonly Region[]>;
  readonly districtsOf: ReadonlyMap<string, readonly NamedCode[]>;
  readonly villagesOf: (districtCode: string) => readonly Village[];
}

const byName = new Intl.Collator('id', { numeric: true }).compare;

const inOrder = (rows: readonly NamedCode[]): readonly NamedCode[] =>
  rows.toSorted((a, b) => byName(a.name, b.name));

const parentOf = (code: string): string => code.slice(0, code.lastIndexOf('.'));

const load = (): Reference => ({
  provinces: inOrder(readLevel('provinces')).map(({ code, name }) => ({ id: code, name })),
  citiesOf: Map.groupBy(
    inOrder(readLevel('regencies')).map(({ code, name }) => ({ id: code, name })),
    ({ id }) => parentOf(id),
  ),
  districtsOf: Map.groupBy(inOrder(readLevel('districts')), ({ code }) => parentOf(code)),
  villagesOf: openVillages(),
});

let loaded: Reference | undefined;

/** Read once, at the first question or at the server's start; see performance.md for what it costs. */
export const warmReference = (): Reference => (loaded ??= load());

/** 38 provinces by name. */
export const listProvinces = (): readonly Region[] => warmReference().provinces;

/** Cities and regencies of a province by name; none where the province is unknown. */
export const listCities = (provinceId: string): readonly Region[] =>
  warmReference().citiesOf.get(provinceId) ?? [];

export const findProvince = (id: string): Region | undefined =>
  listProvinces().find((place) => place.id === id);

export const findProvinceByName = (name: string): Region | undefined =>
  listProvinces().find((place) => place.name === name);

/** By its label, for example `Kota Bandung`. */
export const findCity = (provinceId: string, label: string): Region | undefined =>
  listCities(provinceId).find(({ name }) => name === label);

const districtRows = (provinceId: string, label: string): readonly NamedCode[] => {
  const city = findCity(provinceId, label);
  return (city && warmReference().districtsOf.get(city.id)) ?? [];
};

export const listDistricts = (provinceId: string, label: string): readonly District[] =>
  districtRows(provinceId, label).map(({ name }) => ({ name }));

/** Without a city: the villages of every district of that name in the province. */
export const listSubDistricts = (
  provinceId: string,
  district: string,
  label?: string,
): readonly Village[] => {
  const labels = label === undefined ? listCities(provinceId).map(({ name }) => name) : [label];
  const codes = labels
    .flatMap((city) => districtRows(provinceId, city))
    .filter(({ name }) => name === district)
    .map(({ code }) => code);
  return inOrder(codes.flatMap((code) => warmReference().villagesOf(code)));
};

/** A village with the labels of all levels above it. */
export interface PlacedVillage {
  readonly code: string;
  readonly subDistrict: string;
  readonly district: string;
  readonly city: string;
  readonly province: string;
}

/** By its official code, for example `31.74.07.1004`. */
export const findVillage = (code: string): PlacedVillage | undefined => {
  const districtCode = parentOf(code);
  const cityCode = parentOf(districtCode);
  const provinceId = parentOf(cityCode);
  const province = findProvince(provinceId);
  const city = listCities(provinceId).find(({ id }) => id === cityCode);
  const district = warmReference()
    .districtsOf.get(cityCode)
    ?.find((row) => row.code === districtCode);
  const village = warmReference()
    .villagesOf(districtCode)
    .find((row) => row.code === code);
  if (!province || !city || !district || !village) return undefined;
  return {
    code,
    subDistrict: village.name,
    district: district.name,
    city: city.name,
    province: province.name,
  };
};

interface NamedCode {
  /** Official code, for example `31.74.07`; each level begins with the code of the level above. */
  readonly code: string;
  readonly name: string;
}

const { resolve } = createRequire(import.meta.url);

const readData = (level: 'provinces' | 'regencies' | 'districts' | 'villages'): Buffer =>
  fs.readFileSync(resolve(`idn-area-data/data/${level}.csv`));

/** First column code, last column name. The source writes the apostrophe of names such as Ra'as as a quotation mark. */
const parseRows = (text: string): readonly NamedCode[] =>
  Papa.parse<readonly string[]>(text, { skipEmptyLines: true }).data.map((cells) => ({
    code: cells[0] ?? '',
    name: (cells.at(-1) ?? '').replaceAll('"', "'"),
  }));

/** Lines of the middle of a file; few have the quotation marks that need a parser. */
const parseLines = (text: string): readonly NamedCode[] =>
  text.includes('"')
    ? parseRows(text)
    : text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({
          code: line.slice(0, line.indexOf(',')),
          name: line.slice(line.lastIndexOf(',') + 1),
        }));

/** All of a level that is small enough to keep as it is. */
const readLevel = (level: 'provinces' | 'regencies' | 'districts'): readonly NamedCode[] =>
  parseRows(readData(level).toString('utf8')).slice(1);

const DISTRICT_CODE_LENGTH = '31.74.07'.length;
const LINE_END = 0x0a;

/**
 * 84,000 villages stay one buffer of bytes: only the place of each district's lines is remembered,
 * and a district's lines are read when somebody asks for them. The file is sorted by code.
 */
const openVillages = (): ((districtCode: string) => readonly NamedCode[]) => {
  const bytes = readData('villages');
  const startOf = new Map<string, readonly [start: number, end: number]>();
  let current = '';
  let currentStart = 0;
  let line = bytes.indexOf(LINE_END) + 1;
  while (line < bytes.length) {
    const code = bytes.toString('latin1', line, line + DISTRICT_CODE_LENGTH);
    if (code !== current) {
      if (current !== '') startOf.set(current, [currentStart, line]);
      current = code;
      currentStart = line;
    }
    const end = bytes.indexOf(LINE_END, line);
    line = end === -1 ? bytes.length : end + 1;
  }
  startOf.set(current, [currentStart, bytes.length]);
  return (districtCode) => {
    const place = startOf.get(districtCode);
    return place ? parseLines(bytes.toString('utf8', ...place)) : [];
  };
};
