import { compact } from 'mfe-motor/rules/vehicle-names.ts';
import { VEHICLE_KINDS } from 'mfe-motor/rules/vehicle.ts';
import type { NewVehicleModel } from '../sql/vehicle-models.ts';
import { keyOf, searchText } from './rank.ts';

/** Other names stand with `|` between them. */
export const VEHICLE_COLUMNS = [
  'kind',
  'brand',
  'brand_aliases',
  'model',
  'aliases',
  'european',
  'commercial',
  'first_year',
  'last_year',
  'guide_price',
  'example_price',
] as const;

type VehicleLine = { readonly row: NewVehicleModel } | { readonly problem: string };

const YEAR = /^(19[5-9]\d|20\d{2})$/;
const RUPIAH = /^[1-9]\d{5,11}$/;
const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false };

const quoted = (text: string): string => `"${text.length > 30 ? `${text.slice(0, 30)}…` : text}"`;

const namesIn = (cell: string): readonly string[] =>
  cell
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const compactNames = (names: readonly string[]): readonly string[] => [...new Set(names.map(compact))];

type Cells = Readonly<Record<(typeof VEHICLE_COLUMNS)[number], string>>;

const problemOf = (cells: Cells): string | undefined => {
  const { kind, brand, model, first_year: first, last_year: last, guide_price: price } = cells;
  if (!(VEHICLE_KINDS as readonly string[]).includes(kind)) {
    return `kind ${quoted(kind)} is not one of ${VEHICLE_KINDS.join(', ')}`;
  }
  if (compact(brand) === '') return 'has no brand';
  if (compact(model) === '') return 'has no model';
  const flag = (['european', 'commercial', 'example_price'] as const).find((name) => !(cells[name] in FLAGS));
  if (flag !== undefined) return `${flag} ${quoted(cells[flag])} is neither yes nor no`;
  if (!YEAR.test(first)) return `first_year ${quoted(first)} is not a year`;
  if (last !== '' && (!YEAR.test(last) || last < first)) {
    return `last_year ${quoted(last)} is not a year from ${first} on`;
  }
  return RUPIAH.test(price) ? undefined : `guide_price ${quoted(price)} is not an amount in whole rupiah`;
};

/** One line of an operator's file, or what is wrong with it. */
export const readVehicleLine = (line: readonly string[]): VehicleLine => {
  if (line.length !== VEHICLE_COLUMNS.length) {
    return { problem: `has ${line.length} columns, not ${VEHICLE_COLUMNS.length}` };
  }
  const cells = Object.fromEntries(
    VEHICLE_COLUMNS.map((column, index) => [column, line[index]?.trim() ?? '']),
  ) as Cells;
  const problem = problemOf(cells);
  if (problem !== undefined) return { problem };
  const { brand, model } = cells;
  const kind = cells.kind as NewVehicleModel['kind'];
  const [brandAliases, aliases] = [namesIn(cells.brand_aliases), namesIn(cells.aliases)];
  return {
    row: {
      key: keyOf(kind, brand, model),
      kind,
      brand,
      model,
      is_european: FLAGS[cells.european] === true,
      is_commercial: FLAGS[cells.commercial] === true,
      first_year: Number(cells.first_year),
      last_year: cells.last_year === '' ? null : Number(cells.last_year),
      guide_price: Number(cells.guide_price),
      is_example: FLAGS[cells.example_price] === true,
      aliases: aliases.join('|'),
      brand_names: compactNames([brand, ...brandAliases]),
      names: compactNames([model, ...aliases]),
      search: searchText([brand, ...brandAliases], [model, ...aliases]),
      retired_at: null,
    },
  };
};
