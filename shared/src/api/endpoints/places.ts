import { placeCalls } from '#schemas/places.ts';
import { endpoint } from '../endpoint.ts';

const list = {
  method: 'GET',
  service: 'user',
  effect: 'reads',
  offline: true,
  origin: 'specified',
} as const;

export const placeEndpoints = {
  provinces: endpoint(placeCalls.provinces, { ...list, path: 'user/provinces' }),
  cities: endpoint(placeCalls.cities, { ...list, path: 'user/:provinceId/cities' }),
  /** District names repeat within a province: the city stands in the path. */
  districts: endpoint(placeCalls.districts, { ...list, path: 'user/:city/districts' }),
  /** `city` is ours: two cities of one province may have a district of the same name. */
  subDistricts: endpoint(placeCalls.subDistricts, { ...list, path: 'user/:district/sub-districts' }),
  getAddress: endpoint(placeCalls.getAddress, {
    method: 'POST',
    path: 'home/get-address',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
} as const;
