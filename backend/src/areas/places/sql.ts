import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';

/** One village as imported; see `import-places`. */
export interface PlacesTable {
  village_code: string;
  /** Empty where it is not known. */
  postal_code: string;
  /** Decimal degrees, both or neither. */
  latitude: number | null;
  longitude: number | null;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    places: PlacesTable;
  }
}

const importedCodes = prepared((db, villageCodes: readonly string[]) =>
  db
    .selectFrom('places')
    .select(['village_code', 'postal_code'])
    .where((each) => sql<boolean>`${each.ref('village_code')} = any(${villageCodes})`)
    .where('postal_code', '!=', '')
    .compile(),
);

/** Postal codes that were imported for these villages. */
export const findPostalCodes = async (
  db: Queries,
  villageCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (villageCodes.length === 0) return new Map();
  const rows = await importedCodes(db, villageCodes);
  return new Map(rows.map((row) => [row.village_code, row.postal_code]));
};

/** A rectangle of the map, in decimal degrees. */
interface Rectangle {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Imported villages in it whose codes begin so, with their middles. */
export const listVillagesIn = async (db: Queries, rectangle: Rectangle, codePrefix: string) => {
  const rows = await db
    .selectFrom('places')
    .select(['village_code', 'latitude', 'longitude'])
    .where('latitude', '>=', rectangle.south)
    .where('latitude', '<=', rectangle.north)
    .where('longitude', '>=', rectangle.west)
    .where('longitude', '<=', rectangle.east)
    .where('village_code', 'like', `${codePrefix}%`)
    .execute();
  return rows.flatMap(({ village_code: code, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ code, latitude, longitude }],
  );
};

export const deletePlaces = async (db: Queries): Promise<void> => {
  await db.deleteFrom('places').execute();
};

export const insertPlaces = async (db: Queries, places: readonly PlacesTable[]): Promise<void> => {
  await db.insertInto('places').values(places).execute();
};
