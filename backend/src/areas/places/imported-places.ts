import type { Point } from '@payung/shared/places/point.ts';
import { kilometresBetween } from '@payung/shared/places/point.ts';
import type { Queries } from '#core/database/database.ts';
import { listVillagesIn, findPostalCodes } from './sql.ts';
import { CURATED_POSTAL_CODES } from '@payung/shared/places/place.ts';

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
  const rectangle = {
    south: point.latitude - tall,
    north: point.latitude + tall,
    west: point.longitude - wide,
    east: point.longitude + wide,
  };
  const near = (await listVillagesIn(db, rectangle, codePrefix))
    .map(({ code, ...middle }) => ({ code, kilometres: kilometresBetween(point, middle) }))
    .filter(({ kilometres }) => kilometres <= REACH_KM)
    .toSorted((one, other) => one.kilometres - other.kilometres);
  return near[0]?.code;
};

/** By village code: imported codes before curated ones; nothing where neither knows. */
export const postalCodesOf = async (
  db: Queries,
  villageCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const imported = await findPostalCodes(db, villageCodes);
  return new Map(
    villageCodes.map((code) => [code, imported.get(code) ?? CURATED_POSTAL_CODES.get(code) ?? '']),
  );
};
