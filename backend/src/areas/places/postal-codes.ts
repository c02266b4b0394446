import { CURATED_POSTAL_CODES } from '@payung/shared/places/place.ts';
import type { Queries } from '#core/database/database.ts';
import { findPostalCodes } from './sql.ts';

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
