import type { AddressParts } from '#schemas/places.ts';
import { plainSigns } from '#domain/printed-text.ts';

export const NO_ADDRESS: AddressParts = {
  address: '',
  province: '',
  city: '',
  district: '',
  subDistrict: '',
  postalCode: '',
};

/** With plain signs, and without spaces around any part. */
export const trimmedAddress = (parts: AddressParts): AddressParts => ({
  address: plainSigns(parts.address),
  province: parts.province.trim(),
  city: parts.city.trim(),
  district: parts.district.trim(),
  subDistrict: parts.subDistrict.trim(),
  postalCode: parts.postalCode.trim(),
});

/** An address in one line, without the parts that are not known. */
export const addressLine = (parts: AddressParts): string =>
  [parts.address, parts.subDistrict, parts.district, parts.city, parts.province, parts.postalCode]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

/** Each depends on the one before it. */
export const PLACE_PARTS = ['province', 'city', 'district', 'subDistrict', 'postalCode'] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];

/** What a new choice of that part makes void. */
export const partsAfter = (part: PlacePart): readonly PlacePart[] =>
  PLACE_PARTS.slice(PLACE_PARTS.indexOf(part) + 1);
