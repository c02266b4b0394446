import type { AddressParts } from '#schemas/places.ts';
import { plainSigns } from '#domain/text/plain-signs.ts';
import { checkPrinted } from '#domain/text/printed-text.ts';

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
  postalCode: plainSigns(parts.postalCode),
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

/** As long as the specification's `address` is. */
export const ADDRESS_MAX = 500;
export const POSTAL_CODE_MAX = 6;
const POSTAL_CODE = /^\d{1,6}$/;

/** Digits only, at most 6 (HOME-093). */
export const checkPostalCode = (
  text: string,
): 'address.postal.required' | 'address.postal.digits' | undefined => {
  const code = plainSigns(text);
  if (code === '') return 'address.postal.required';
  return POSTAL_CODE.test(code) ? undefined : 'address.postal.digits';
};

const requireText = <M extends string>(text: string, message: M): M | 'text.printed' | undefined =>
  text.trim() === '' ? message : checkPrinted(text);

/** Messages by part; a part without an entry is valid. Whether the parts belong together, the lists know. */
export const checkAddress = (parts: AddressParts) => ({
  address: requireText(parts.address, 'address.required'),
  province: requireText(parts.province, 'address.province.required'),
  city: requireText(parts.city, 'address.city.required'),
  district: requireText(parts.district, 'address.district.required'),
  subDistrict: requireText(parts.subDistrict, 'address.subdistrict.required'),
  postalCode: checkPostalCode(parts.postalCode),
});
