import { importCsv } from '#core/csv/read-csv.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { deletePlaces, insertPlaces } from './sql.ts';
import { findVillage } from './reference.ts';
import { BOUNDS } from '@payung/shared/places/point.ts';
import type { PlacesTable } from './sql.ts';

/** Puts the file in the place of what was imported before: all of it, or nothing. Answers the number of places. */
export const importPlaces = (db: Database, open: () => AsyncIterable<Buffer>): Promise<number> =>
  transaction(db, async (trx) => {
    await deletePlaces(trx);
    return await importCsv(open(), {
      columns: PLACE_COLUMNS,
      what: 'places',
      readLine: (cells) => readPlaceLine(cells, (code) => findVillage(code) !== undefined),
      keyOf: ({ village_code: code }) => code,
      insert: (rows) => insertPlaces(trx, rows),
    });
  });

const PLACE_COLUMNS = ['code', 'postal_code', 'latitude', 'longitude'] as const;

type PlaceLine = { readonly row: PlacesTable } | { readonly problem: string };

const VILLAGE_CODE = /^\d{2}\.\d{2}\.\d{2}\.\d{4}$/;
const POSTAL_CODE = /^\d{5}$/;
const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

const quoted = (text: string): string => `"${text.length > 30 ? `${text.slice(0, 30)}…` : text}"`;

const pointProblem = (latitude: string, longitude: string): string | undefined => {
  if (latitude === '' && longitude === '') return undefined;
  if (latitude === '' || longitude === '') return 'latitude and longitude must be given both, or neither';
  if (!DEGREES.test(latitude)) return `latitude ${quoted(latitude)} is not in decimal degrees with a point`;
  if (!DEGREES.test(longitude))
    return `longitude ${quoted(longitude)} is not in decimal degrees with a point`;
  const [north, east] = [Number(latitude), Number(longitude)];
  const isIn = north >= BOUNDS.south && north <= BOUNDS.north && east >= BOUNDS.west && east <= BOUNDS.east;
  return isIn ? undefined : `${latitude}, ${longitude} is not in Indonesia`;
};

/** One line of an operator's file, or what is wrong with it. */
const readPlaceLine = (cells: readonly string[], isVillage: (code: string) => boolean): PlaceLine => {
  const [code = '', postalCode = '', latitude = '', longitude = ''] = cells.map((cell) => cell.trim());
  if (cells.length !== PLACE_COLUMNS.length)
    return { problem: `has ${cells.length} columns, not ${PLACE_COLUMNS.length}` };
  if (!VILLAGE_CODE.test(code)) return { problem: `code ${quoted(code)} is not like 31.74.07.1004` };
  if (!isVillage(code)) return { problem: `there is no village ${code}` };
  if (postalCode !== '' && !POSTAL_CODE.test(postalCode))
    return { problem: `postal code ${quoted(postalCode)} does not have five digits` };
  const problem = pointProblem(latitude, longitude);
  if (problem !== undefined) return { problem };
  return {
    row: {
      village_code: code,
      postal_code: postalCode,
      latitude: latitude === '' ? null : Number(latitude),
      longitude: longitude === '' ? null : Number(longitude),
    },
  };
};
