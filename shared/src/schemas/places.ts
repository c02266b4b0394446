import * as v from 'valibot';
import { as, record } from '#wire/describe.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';

const placeName = v.pipe(v.string(), v.maxLength(80));

/** A province or a city of the reference lists. A city's name says its kind: `Kota Bandung`, `Kabupaten Bandung`. */
const placeUnder = (spelling: string) => record({ id: as('Id', v.string()), name: as(spelling, v.string()) });
const province = placeUnder('Description');
export type Region = Clean<typeof province>;

const district = record({ name: as('District', v.string()) });
export type District = Clean<typeof district>;

const subDistrict = record({
  name: as('SubDistrict', v.string()),
  /** Empty where it is not known: then it is typed. */
  postalCode: as('PostalCode', v.string()),
});
export type SubDistrict = Clean<typeof subDistrict>;

/** Decimal degrees. */
const mapPoint = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type MapPoint = Clean<typeof mapPoint>;

/** What stands at a point of the map; parts that are not known are empty (MAP-007). */
const addressParts = v.strictObject({
  address: v.string(),
  province: v.string(),
  city: v.string(),
  district: v.string(),
  subDistrict: v.string(),
  postalCode: v.string(),
});
export type AddressParts = Clean<typeof addressParts>;

export const placeCalls = describe({
  provinces: { reply: v.array(province) },
  cities: { reply: v.array(placeUnder('RegionalLevel')) },
  districts: { query: record({ provinceId: as('ProvinceId', placeName) }), reply: v.array(district) },
  subDistricts: {
    query: record({
      provinceId: as('ProvinceId', placeName),
      city: as('RegionalLevel', v.optional(placeName)),
    }),
    reply: v.array(subDistrict),
  },
  getAddress: {
    query: v.strictObject({
      city: v.optional(placeName),
      province: v.optional(placeName),
      isCorrespondAddress: v.optional(v.literal('true')),
    }),
    body: mapPoint,
    reply: addressParts,
  },
});
