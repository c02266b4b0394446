import { getDistricts, getProvinces, getRegencies } from 'idn-area-data';
import { groupBy } from '@payung/shared/places/group-by.ts';

/** Codes and official names, as far down as places are matched. */
export interface Areas {
  readonly names: ReadonlyMap<string, string>;
  /** Codes of the regencies and districts of a province. */
  /** Labels of regencies are unique in the country. */
  readonly regencyNamed: (label: string) => string;
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
