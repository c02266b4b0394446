import type { Point } from '@payung/shared/places/distance.ts';
import { kilometresBetween } from '@payung/shared/places/distance.ts';
import type { Queries } from '#database/database.ts';

/** Postal codes that were imported for these villages. */
export const importedPostalCodes = async (
  db: Queries,
  villageCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (villageCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('places')
    .select(['village_code', 'postal_code'])
    .where('village_code', 'in', villageCodes)
    .where('postal_code', '!=', '')
    .execute();
  return new Map(rows.map((row) => [row.village_code, row.postal_code]));
};

/** The middles of neighbouring villages lie one to a few kilometres apart. */
const REACH_KM = 5;
const KM_PER_DEGREE = 111;
/** The cosine of 11 degrees, Indonesia's edge: a degree of longitude is at least so much of one of latitude. */
const NARROWEST = 0.98;

/** Code of the imported village whose middle is nearest, among those whose codes begin so. */
export const nearestImportedVillage = async (
  db: Queries,
  point: Point,
  codePrefix: string,
): Promise<string | undefined> => {
  const tall = REACH_KM / KM_PER_DEGREE;
  const wide = tall / NARROWEST;
  const rows = await db
    .selectFrom('places')
    .select(['village_code', 'latitude', 'longitude'])
    .where('latitude', '>=', point.latitude - tall)
    .where('latitude', '<=', point.latitude + tall)
    .where('longitude', '>=', point.longitude - wide)
    .where('longitude', '<=', point.longitude + wide)
    .where('village_code', 'like', `${codePrefix}%`)
    .execute();
  const near = rows
    .flatMap(({ village_code, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ code: village_code, kilometres: kilometresBetween(point, { latitude, longitude }) }],
    )
    .filter(({ kilometres }) => kilometres <= REACH_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres);
  return near[0]?.code;
};
