import { placeCalls } from '#schemas/places.ts';
import { callRow } from '../endpoint.ts';

const list = {
  method: 'GET',
  service: 'user',
  effect: 'reads',
  offline: true,
  origin: 'specified',
} as const;

export const placeEndpoints = {
  provinces: callRow(placeCalls.provinces, { ...list, path: 'user/provinces' }),
  cities: callRow(placeCalls.cities, { ...list, path: 'user/:provinceId/cities' }),
  /** District names repeat within a province: the city stands in the path. */
  districts: callRow(placeCalls.districts, { ...list, path: 'user/:city/districts' }),
  /** `city` is ours: two cities of one province may have a district of the same name. */
  subDistricts: callRow(placeCalls.subDistricts, { ...list, path: 'user/:district/sub-districts' }),
  getAddress: callRow(placeCalls.getAddress, {
    method: 'POST',
    path: 'home/get-address',
    effect: 'writes',
    lang: 'langId',
    origin: 'specified',
  }),
} as const;
