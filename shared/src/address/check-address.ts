import type { AddressParts } from '#schemas/places.ts';
import { checkPrinted } from '#domain/printed-text.ts';

/** As long as the specification's `address` is. */
export const ADDRESS_MAX = 500;
export const POSTAL_CODE_MAX = 6;
const POSTAL_CODE = /^\d{1,6}$/;

/** Digits only, at most 6 (HOME-093). */
export const checkPostalCode = (
  text: string,
): 'address.postal.required' | 'address.postal.digits' | undefined => {
  const code = text.trim();
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
