import type { PointInput } from '../schemas/place-bodies.ts';
import { endpoint } from '../endpoint.ts';

/** The reference lists of addresses, with the specification's field names. */
export interface Province {
  readonly Id: string;
  readonly Description: string;
}
export interface City {
  readonly Id: string;
  /** The label, for example `Kota Bandung` or `Kabupaten Bandung`. */
  readonly RegionalLevel: string;
}
export interface District {
  readonly District: string;
}
export interface SubDistrict {
  readonly SubDistrict: string;
  /** Empty where it is not known: then it is typed. */
  readonly PostalCode: string;
}

/** What stands at a point of the map; parts that are not known are empty (MAP-007). */
export interface AddressParts {
  readonly address: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
}

const list = { method: 'GET', effect: 'reads', offline: true, origin: 'specified' } as const;

export const placeEndpoints = {
  provinces: endpoint<{ reply: readonly Province[] }>()({ ...list, path: 'user/provinces' }),
  cities: endpoint<{ params: { provinceId: string }; reply: readonly City[] }>()({
    ...list,
    path: 'user/:provinceId/cities',
  }),
  /** District names repeat within a province: `RegionalLevel` in the path says which city. */
  districts: endpoint<{
    params: { regionalLevel: string };
    query: { ProvinceId: string };
    reply: readonly District[];
  }>()({ ...list, path: 'user/:regionalLevel/districts' }),
  /** `RegionalLevel` is ours: two cities of one province may have a district of the same name. */
  subDistricts: endpoint<{
    params: { district: string };
    query: { ProvinceId: string; RegionalLevel?: string };
    reply: readonly SubDistrict[];
  }>()({ ...list, path: 'user/:district/sub-districts' }),
  getAddress: endpoint<{
    query: { city?: string; province?: string; isCorrespondAddress?: 'true' };
    body: PointInput;
    reply: AddressParts;
  }>()({ method: 'POST', path: 'home/get-address', effect: 'writes', lang: 'langId', origin: 'specified' }),
} as const;
