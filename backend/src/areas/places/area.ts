import { placeEndpoints } from '@payung/shared/api/endpoints/places.ts';
import type { SubDistrict } from '@payung/shared/schemas/places.ts';
import type { Queries } from '#core/database/database.ts';
import { postalCodesOf } from './imported-places.ts';
import { listCities, listDistricts, listProvinces, listSubDistricts } from './reference.ts';
import type { Village } from './reference.ts';
import { area } from '#areas/area.ts';
import { forSignedIn } from '#core/access/access-rows.ts';
import { getAddress } from './get-address.ts';

/** Two villages of one name in a district are one line: then the code is given only where they share it. */
const linesOf = async (db: Queries, villages: readonly Village[]): Promise<readonly SubDistrict[]> => {
  const postalCodes = await postalCodesOf(
    db,
    villages.map(({ code }) => code),
  );
  return [...Map.groupBy(villages, ({ name }) => name)].map(([name, same]) => {
    const codes = new Set(same.map(({ code }) => postalCodes.get(code) ?? ''));
    return { name, postalCode: codes.size === 1 ? [...codes].join('') : '' };
  });
};

/** Complete lists by name. A province, city or district that does not exist has an empty list (decision 042). */
export const placesArea = area({
  endpoints: placeEndpoints,
  handlers: {
    provinces: () => Promise.resolve(listProvinces()),
    cities: ({ params }) => Promise.resolve(listCities(params.provinceId)),
    districts: ({ params, query }) => Promise.resolve(listDistricts(query.provinceId, params.city)),
    subDistricts: ({ params, query }, { db }) =>
      linesOf(db, listSubDistricts(query.provinceId, params.district, query.city)),
    getAddress,
  },
  // Public facts, for signed-in callers only.
  access: {
    provinces: forSignedIn,
    cities: forSignedIn,
    districts: forSignedIn,
    subDistricts: forSignedIn,
    getAddress: forSignedIn,
  },
});
