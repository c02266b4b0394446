import type { PointInput } from '../schemas/place-bodies.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, record } from '#wire/wire-names.ts';

/** A province or a city of the reference lists. A city's name says its kind: `Kota Bandung`, `Kabupaten Bandung`. */
export interface Place {
  readonly id: string;
  readonly name: string;
}
export interface District {
  readonly name: string;
}
export interface SubDistrict {
  readonly name: string;
  /** Empty where it is not known: then it is typed. */
  readonly postalCode: string;
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
  provinces: endpoint<{ reply: readonly Place[] }>()({
    ...list,
    path: 'user/provinces',
    service: 'user',
    wire: { reply: listOf(record<Place>({ id: 'Id', name: 'Description' })) },
  }),
  cities: endpoint<{ params: { provinceId: string }; reply: readonly Place[] }>()({
    ...list,
    path: 'user/:provinceId/cities',
    service: 'user',
    wire: { reply: listOf(record<Place>({ id: 'Id', name: 'RegionalLevel' })) },
  }),
  /** District names repeat within a province: the city stands in the path. */
  districts: endpoint<{
    params: { city: string };
    query: { provinceId: string };
    reply: readonly District[];
  }>()({
    ...list,
    path: 'user/:city/districts',
    service: 'user',
    wire: {
      query: record<{ provinceId: string }>({ provinceId: 'ProvinceId' }),
      reply: listOf(record<District>({ name: 'District' })),
    },
  }),
  /** `city` is ours: two cities of one province may have a district of the same name. */
  subDistricts: endpoint<{
    params: { district: string };
    query: { provinceId: string; city?: string };
    reply: readonly SubDistrict[];
  }>()({
    ...list,
    path: 'user/:district/sub-districts',
    service: 'user',
    wire: {
      query: record<{ provinceId: string; city?: string }>({
        provinceId: 'ProvinceId',
        city: 'RegionalLevel',
      }),
      reply: listOf(record<SubDistrict>({ name: 'SubDistrict', postalCode: 'PostalCode' })),
    },
  }),
  getAddress: endpoint<{
    query: { city?: string; province?: string; isCorrespondAddress?: 'true' };
    body: PointInput;
    reply: AddressParts;
  }>()({ method: 'POST', path: 'home/get-address', effect: 'writes', lang: 'langId', origin: 'specified' }),
} as const;
